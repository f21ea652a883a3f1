#ifndef CLIBXML2_SHIM_H
#define CLIBXML2_SHIM_H

#include <string.h>

#include <libxml/xmlversion.h>

/* Debian's libxml2 is built with ICU, and its headers would pull ICU's in, which clash with the copy that Foundation
   carries. Nothing that xibc touches depends on it. */
#undef LIBXML_ICU_ENABLED

#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/relaxng.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>

#endif
