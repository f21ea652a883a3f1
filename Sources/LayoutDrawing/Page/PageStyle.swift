/// The style sheet of a report's page.
enum PageStyle {
  /// Colours, type and the parts that the page has throughout.
  static let text = """

    :root{color-scheme:light;--paper:#fbfbfc;--raised:#fff;--stage:#ecedf1;--ink:#1b1c20;--soft:#62656e;--faint:#8a8d97;
    --line:#e2e3e8;--hover:#f1f1f5;--accent:#4f46c9;--accent-ink:#fff;--accent-wash:#ecebfb;--conflict:#c62a2f;
    --ambiguity:#a15c00;--fine:#1d7a46;--shadow:0 1px 2px rgba(20,22,30,.06),0 4px 16px rgba(20,22,30,.05);
    --sans:ui-sans-serif,system-ui,-apple-system,"Segoe UI",Inter,Roboto,"Helvetica Neue",Arial,sans-serif;
    --mono:ui-monospace,"SF Mono","Cascadia Code",Menlo,Consolas,"DejaVu Sans Mono",monospace}
    :root[data-theme=dark]{color-scheme:dark;--paper:#141518;--raised:#1d1e22;--stage:#0d0e10;--ink:#eceef2;
    --soft:#a3a7b1;--faint:#7b7f8a;--line:#2b2d33;--hover:#25272c;--accent:#9b95ff;--accent-ink:#14131f;
    --accent-wash:#2a2849;--conflict:#ff7b7f;--ambiguity:#ffb454;--fine:#5fd394;--shadow:0 1px 2px rgba(0,0,0,.5)}
    @media (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;--paper:#141518;--raised:#1d1e22;
    --stage:#0d0e10;--ink:#eceef2;--soft:#a3a7b1;--faint:#7b7f8a;--line:#2b2d33;--hover:#25272c;--accent:#9b95ff;
    --accent-ink:#14131f;--accent-wash:#2a2849;--conflict:#ff7b7f;--ambiguity:#ffb454;--fine:#5fd394;
    --shadow:0 1px 2px rgba(0,0,0,.5)}}
    *{box-sizing:border-box}
    [hidden]{display:none!important}
    html:not(.js) .needs-js{display:none}
    .js .static-only{display:none}
    .unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
    body{margin:0;background:var(--paper);color:var(--ink);font:13px/1.5 var(--sans);-webkit-font-smoothing:antialiased}
    h1,h2,h3,p,ul,figure{margin:0;padding:0}
    ul{list-style:none}
    button,select,input{font:inherit;color:inherit}
    :focus-visible{outline:2px solid var(--accent);outline-offset:2px}
    .bar{display:flex;flex-wrap:wrap;align-items:center;gap:8px 16px;padding:10px 20px;background:var(--raised);
    border-bottom:1px solid var(--line)}
    h1{font-size:14px;font-weight:650;letter-spacing:-.01em;white-space:nowrap}
    h1 span{font-weight:400;color:var(--faint)}
    .file{font-weight:500;color:var(--soft);padding-left:16px;border-left:1px solid var(--line);overflow:hidden;
    text-overflow:ellipsis;white-space:nowrap;max-width:32ch}
    .space{flex:1}
    .pick{display:flex;align-items:center;gap:8px;color:var(--faint)}
    .pick select{height:30px;max-width:48ch;padding:0 8px;color:var(--ink);background:var(--raised);
    border:1px solid var(--line);border-radius:7px;font-weight:500}
    .group{display:flex;padding:2px;background:var(--hover);border-radius:8px}
    .group button,.toggle{height:26px;min-width:30px;padding:0 10px;border:0;border-radius:6px;background:none;
    color:var(--soft);font-weight:500;cursor:pointer}
    .group button:hover,.toggle:hover{color:var(--ink)}
    .group [aria-pressed=true]{background:var(--raised);color:var(--ink);box-shadow:0 1px 2px rgba(20,22,30,.14)}
    .toggle{height:30px;border:1px solid var(--line);border-radius:7px}
    .toggle[aria-pressed=true]{color:var(--accent);background:var(--accent-wash);border-color:transparent}
    h3{display:flex;align-items:center;gap:8px;margin:24px 0 8px;font-size:11px;font-weight:600;letter-spacing:.06em;
    text-transform:uppercase;color:var(--faint)}
    .count{padding:0 6px;border-radius:9px;background:var(--hover);color:var(--soft);letter-spacing:0;
    font-variant-numeric:tabular-nums}
    .hint,.none{color:var(--faint);padding:8px 0}
    .fine{margin-top:16px;color:var(--fine)}
    .panes{display:none}

    """

  /// The tree, the pictures and the inspector.
  static let panes = """
    .js body{height:100vh;height:100dvh;display:flex;flex-direction:column;overflow:hidden}
    .js main{flex:1;min-height:0;display:grid;grid-template-columns:minmax(220px,320px) minmax(0,1fr) minmax(240px,340px)}
    .js .pane{overflow:auto;min-height:0;min-width:0;overscroll-behavior:contain}
    .trees{background:var(--paper);border-right:1px solid var(--line);padding:12px 8px 24px}
    .trees h2,.problems h2{font-size:14px;margin:16px 8px 8px}
    .filter{position:sticky;top:-12px;z-index:1;display:block;margin:-12px -8px 4px;padding:12px 12px 8px;
    background:var(--paper)}
    .filter input{width:100%;height:32px;padding:0 10px;border:1px solid var(--line);border-radius:8px;
    background:var(--raised)}
    .filter input::placeholder{color:var(--faint)}
    .none{padding:8px 12px}
    .tree ul{margin-left:13px;padding-left:3px;border-left:1px solid var(--line)}
    .tree li{outline:0}
    .tree [aria-expanded=false]>ul{display:none}
    .row{display:flex;align-items:center;gap:6px;min-height:26px;padding:0 8px 0 2px;border-radius:6px;
    white-space:nowrap;cursor:default}
    .js .row:hover{background:var(--hover)}
    li:focus-visible>.row{outline:2px solid var(--accent);outline-offset:-2px}
    [aria-selected=true]>.row,.js [aria-selected=true]>.row:hover{background:var(--accent);color:var(--accent-ink)}
    [aria-selected=true]>.row :is(.kind,.frame,.twist){color:inherit;opacity:.75}
    .twist{flex:none;width:14px;height:14px;position:relative}
    [aria-expanded]>.row>.twist::before{content:"";position:absolute;left:4px;top:4px;width:5px;height:5px;
    border:solid currentColor;border-width:0 1.5px 1.5px 0;transform:rotate(45deg) translate(-1px,-1px);opacity:.55}
    [aria-expanded=false]>.row>.twist::before{transform:rotate(-45deg)}
    .name{overflow:hidden;text-overflow:ellipsis;flex:0 1 auto;min-width:0}
    .kind{overflow:hidden;text-overflow:ellipsis;flex:0 8 auto;color:var(--faint);font-size:11.5px;min-width:0}
    .scene>.row>.name{font-weight:600}
    .row>.frame{display:none;margin-left:auto;color:var(--faint);font:11px var(--mono)}
    html:not(.js) .row>.frame{display:inline}
    .flag{flex:none;width:15px;height:15px;border-radius:50%;display:grid;place-items:center;font-size:10px;
    font-weight:700;color:#fff;margin-left:auto}
    .flag.conflict{background:#e5484d}
    .flag.ambiguity{background:#f08c00}
    .stage{background:var(--stage);position:relative;touch-action:pan-x pan-y}
    .js .stage{cursor:grab}
    .stage.drags{cursor:grabbing;user-select:none}
    .stage:focus-visible{outline-offset:-2px}
    .stage figure{width:max-content;min-width:100%;min-height:100%;display:grid;place-items:center}
    figcaption{padding:24px 40px 0;font-weight:600}
    .stage svg{display:block;user-select:none;-webkit-user-select:none}
    html:not(.js) .stage svg{max-width:100%;height:auto}
    .stage [data-view]{cursor:default}
    .no-marks .marks{display:none}
    .overlay{pointer-events:none}
    .overlay .picked{fill:var(--accent);fill-opacity:.14;stroke:var(--accent);stroke-width:2}
    .overlay .other{fill:none;stroke:var(--accent);stroke-width:1;stroke-dasharray:4 3;opacity:.8}
    .overlay .rule line{stroke:var(--accent);stroke-width:1.5}
    .overlay .rule.align line{stroke-dasharray:5 3}
    .overlay .rule.optional line{opacity:.6}
    .overlay .rule.strong line{stroke-width:3}
    .overlay .plate{fill:var(--accent)}
    .overlay text{fill:var(--accent-ink);font-weight:600;text-anchor:middle}
    .inspector{background:var(--raised);border-left:1px solid var(--line);padding:20px 20px 40px}
    #details h2{font-size:17px;line-height:1.3;font-weight:650;letter-spacing:-.01em;overflow-wrap:anywhere}
    #details .class{color:var(--soft);overflow-wrap:anywhere}
    #details .class code{font:12px var(--mono);color:var(--faint)}
    .tags{display:flex;flex-wrap:wrap;gap:6px;margin-top:10px}
    .tags span{padding:1px 8px;border-radius:10px;background:var(--hover);color:var(--soft);font-size:11.5px}
    .tags .conflict{color:#fff;background:#d63b40}
    .tags .ambiguity{color:#2b1a00;background:#ffb454}
    .numbers{display:grid;grid-template-columns:auto repeat(4,1fr);gap:2px 12px;margin-top:16px;
    font:12px/1.7 var(--mono);font-variant-numeric:tabular-nums;text-align:right}
    .numbers .head{color:var(--faint)}
    .numbers :nth-child(5n+1){text-align:left;color:var(--faint);font-family:var(--sans)}
    .numbers .off{color:var(--ambiguity)}
    .rules button{display:block;width:calc(100% + 16px);margin:0 -8px;padding:4px 8px;border:0;border-radius:6px;
    background:none;text-align:left;font:12px/1.5 var(--mono);overflow-wrap:anywhere;cursor:pointer}
    .rules button:hover,.rules button:focus-visible{background:var(--accent-wash)}
    .rules .optional{color:var(--soft)}
    .cards li{padding:10px 12px;margin-bottom:8px;border:1px solid var(--line);border-radius:10px;box-shadow:var(--shadow)}
    .cards li:has(>.link:only-child){padding:0;margin:0;border:0;box-shadow:none}
    .words{overflow-wrap:anywhere}
    .words::before{content:"";display:inline-block;width:7px;height:7px;margin-right:7px;border-radius:50%;
    background:var(--faint);vertical-align:1px}
    .words:is(.conflict,.error)::before{background:#e5484d}
    .words.warning::before{background:#f08c00}
    .equation,.origin{font:11.5px/1.6 var(--mono);color:var(--soft);overflow-wrap:anywhere;margin-top:4px}
    .js .problems{margin-top:28px;padding-top:20px;border-top:1px solid var(--line)}
    .js .problems h2{margin:0;font-size:14px;font-weight:650}
    .js .problems .fine{margin-top:8px}
    .links{display:flex;flex-wrap:wrap;gap:0 12px;margin-top:4px}
    .link{padding:2px 0;border:0;background:none;color:var(--accent);text-align:left;cursor:pointer;font-weight:500;
    overflow-wrap:anywhere}
    .link:hover{text-decoration:underline;text-underline-offset:3px}
    .link span{color:var(--ambiguity);font-weight:400;font-size:12px;margin-left:4px}
    html:not(.js) .link{color:inherit;cursor:default}
    @media (max-width:860px){
    .js main{grid-template-columns:minmax(0,1fr)}
    .js .pane{display:none}
    body[data-pane=tree] .trees,body[data-pane=stage] .stage,body[data-pane=inspector] .inspector{display:block}
    .trees,.inspector{border:0}
    .bar{padding:8px 12px;gap:8px}
    .bar h1,.file{display:none}
    .pick span{display:none}
    .pick{flex:1 1 100%}
    .pick select{width:100%;max-width:none}
    .js .panes{display:flex;gap:4px;padding:6px 12px calc(6px + env(safe-area-inset-bottom));background:var(--raised);
    border-top:1px solid var(--line)}
    .panes button{flex:1;height:40px;border:0;border-radius:8px;background:none;color:var(--soft);font-weight:500}
    .panes [aria-pressed=true]{background:var(--accent-wash);color:var(--accent)}
    }
    @media (prefers-reduced-motion:no-preference){.row,.link,.group button,.toggle{transition:background .12s,color .12s}}

    """
}
