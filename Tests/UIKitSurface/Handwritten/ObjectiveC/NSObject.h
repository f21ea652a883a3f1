// The root of the class tree, as the Objective-C runtime declares it. Whatever needs a Foundation type in its
// signature (description, key-value coding) is declared in Swift, in Foundation.swiftinterface.
#pragma clang assume_nonnull begin

typedef signed char ObjCBoolRepresentation;

@protocol NSObject
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype)init;
@end

#pragma clang assume_nonnull end
