/// The script of a report's page.
enum PageScript {
  /// The whole of it. It makes elements and sets their text; it never reads markup out of the data.
  static let text = "\n(function(){\n\"use strict\";\n" + state + tree + picture + inspector + events + "})();\n"

  /// What is shown, and how that changes.
  private static let state = #"""
    const root=document.documentElement;
    root.classList.add("js");
    const data=JSON.parse(document.getElementById("report-data").textContent);
    const all=(selector,within)=>Array.from((within||document).querySelectorAll(selector));
    const one=(selector,within)=>(within||document).querySelector(selector);
    const stage=one(".stage"),details=one("#details"),field=one(".filter input");
    const shown={document:0,layout:0,view:-1,rule:-1,zoom:0};
    const layouts=data.map(()=>0);
    const doc=()=>data[shown.document],layout=()=>doc().layouts[shown.layout];
    const figure=()=>one(`figure[data-document="${shown.document}"][data-layout="${shown.layout}"]`);
    const svg=()=>{const f=figure();return f&&one("svg",f)};
    const item=view=>document.getElementById(`t${shown.document}-${view}`);
    function show(){
      all("[data-document]").forEach(element=>{
        const isOther=+element.dataset.document!==shown.document;
        element.hidden=isOther||("layout" in element.dataset&&+element.dataset.layout!==shown.layout);
      });
      shown.zoom=0;zoom();
      const tree=one(`.document[data-document="${shown.document}"] [role=tree]`);
      if(tree&&!one('[tabindex="0"]',tree)){const first=one("[role=treeitem]",tree);if(first)first.tabIndex=0}
      refresh();
    }
    function select(view,reveal){
      shown.view=view;shown.rule=-1;
      all('[aria-selected=true]').forEach(element=>element.setAttribute("aria-selected","false"));
      const chosen=view<0?null:item(view);
      if(chosen){
        chosen.setAttribute("aria-selected","true");
        for(let above=chosen.parentElement.closest("[role=treeitem]");above;above=above.parentElement.closest("[role=treeitem]"))
          above.setAttribute("aria-expanded","true");
        rove(chosen,false);
        chosen.firstElementChild.scrollIntoView({block:"nearest"});
      }
      refresh();
      if(reveal)revealPicked();
    }
    function refresh(){if(data.length){draw();describe()}}

    """#

  /// Moving about in the tree of views.
  private static let tree = #"""
    const isSeen=element=>element.getClientRects().length>0;
    function rove(target,focus){
      all('[role=treeitem][tabindex="0"]',target.closest("[role=tree]")).forEach(element=>{element.tabIndex=-1});
      target.tabIndex=0;
      if(focus)target.focus({preventScroll:true});
    }
    function open(element,value){if(element.hasAttribute("aria-expanded"))element.setAttribute("aria-expanded",value)}
    function go(target){
      if(!target)return;
      rove(target,true);
      if("view" in target.dataset)select(+target.dataset.view,true);
      target.firstElementChild.scrollIntoView({block:"nearest"});
    }
    function move(event){
      const here=event.target.closest("[role=treeitem]");
      if(!here||event.ctrlKey||event.metaKey||event.altKey)return;
      const items=all("[role=treeitem]",here.closest("[role=tree]")).filter(isSeen),place=items.indexOf(here);
      const isOpen=here.getAttribute("aria-expanded");
      switch(event.key){
      case"ArrowDown":go(items[place+1]);break;
      case"ArrowUp":go(items[place-1]);break;
      case"Home":go(items[0]);break;
      case"End":go(items[items.length-1]);break;
      case"ArrowRight":if(isOpen==="false")open(here,"true");else if(isOpen)go(items[place+1]);break;
      case"ArrowLeft":
        if(isOpen==="true")open(here,"false");else go(here.parentElement.closest("[role=treeitem]"));break;
      case"Enter":case" ":go(here);break;
      default:return;
      }
      event.preventDefault();
    }
    function filter(){
      const words=field.value.trim().toLowerCase();
      let found=0;
      all(".document").forEach(part=>{
        const views=data[+part.dataset.document].views;
        all("[role=treeitem]",part).reverse().forEach(element=>{
          const view=views[element.dataset.view];
          const text=view?`${view.name} ${view.className} ${view.id||""}`:one(".name",element).textContent;
          const isMatch=!words||text.toLowerCase().includes(words);
          const holdsMatch=all(":scope>ul>li",element).some(child=>!child.hidden);
          element.hidden=!(isMatch||holdsMatch);
          if(words&&holdsMatch)open(element,"true");
          if(isMatch&&!part.hidden)found++;
        });
      });
      one(".none").hidden=found>0;
    }

    """#

  /// What people do.
  private static let events = #"""
    function theme(value){
      root.dataset.theme=value;
      all('[data-action^="theme-"]').forEach(button=>
        button.setAttribute("aria-pressed",String(button.dataset.action==="theme-"+value)));
    }
    function pane(name){
      document.body.dataset.pane=name;
      all("[data-show]").forEach(button=>button.setAttribute("aria-pressed",String(button.dataset.show===name)));
      if(name==="stage")zoom(shown.zoom?1:0);
    }
    function act(button){
      switch(button.dataset.action){
      case"zoom-in":zoom(1.25);revealPicked();break;
      case"zoom-out":zoom(.8);revealPicked();break;
      case"zoom-fit":zoom(0);break;
      case"marks":{
        const isOff=root.classList.toggle("no-marks");
        button.setAttribute("aria-pressed",String(!isOff));break;
      }
      default:theme(button.dataset.action.slice(6));
      }
    }
    all("[data-pick]").forEach(choice=>choice.addEventListener("change",()=>{
      if(choice.dataset.pick==="document"){shown.document=+choice.value;shown.view=-1;shown.layout=layouts[shown.document]}
      else shown.layout=layouts[shown.document]=+choice.value;
      show();select(shown.view,true);
    }));
    all('[role=tree]').forEach(tree=>{
      tree.addEventListener("keydown",move);
      tree.addEventListener("click",event=>{
        const target=event.target.closest("[role=treeitem]");
        if(!target)return;
        const isTwist=event.target.classList.contains("twist");
        if(isTwist||!("view" in target.dataset))
          open(target,String(target.getAttribute("aria-expanded")!=="true"));
        if(!isTwist)go(target);
      });
    });
    document.addEventListener("click",event=>{
      const button=event.target.closest("button");
      if(!button)return;
      if(button.dataset.action)act(button);
      if(button.dataset.show)pane(button.dataset.show);
      if(button.dataset.select){select(+button.dataset.select,true);one(".inspector").scrollTo(0,0)}
      if(button.dataset.rule){
        shown.rule=shown.rule===+button.dataset.rule?-1:+button.dataset.rule;
        draw();
        all("[data-rule]",details).forEach(other=>
          other.setAttribute("aria-pressed",String(shown.rule===+other.dataset.rule)));
      }
    });
    if(field)field.addEventListener("input",filter);
    let drag=null;
    stage.addEventListener("pointerdown",event=>{
      if(event.button===0&&event.pointerType==="mouse")
        drag={x:event.clientX,y:event.clientY,left:stage.scrollLeft,top:stage.scrollTop,moved:false};
    });
    window.addEventListener("pointermove",event=>{
      if(!drag)return;
      const x=event.clientX-drag.x,y=event.clientY-drag.y;
      if(!drag.moved&&Math.hypot(x,y)<5)return;
      drag.moved=true;stage.classList.add("drags");
      stage.scrollTo(drag.left-x,drag.top-y);
    });
    window.addEventListener("pointerup",()=>{setTimeout(()=>{drag=null});stage.classList.remove("drags")});
    stage.addEventListener("click",event=>{
      if(drag&&drag.moved)return;
      const target=event.target.closest("[data-view]");
      select(target?+target.dataset.view:-1,false);
    });
    stage.addEventListener("wheel",event=>{
      if(!event.ctrlKey&&!event.metaKey)return;
      event.preventDefault();zoom(Math.exp(-event.deltaY/300),event);
    },{passive:false});
    document.addEventListener("keydown",event=>{
      if(event.target.matches("input,select"))return;
      if(event.ctrlKey||event.metaKey||event.altKey)return;
      if(event.key==="/"&&field){event.preventDefault();field.focus()}
      if(event.key==="Escape")select(-1,false);
      if(event.key==="+"||event.key==="=")zoom(1.25);
      if(event.key==="-")zoom(.8);
      if(event.key==="0")zoom(0);
    });
    let width=0;
    new ResizeObserver(()=>{if(stage.clientWidth!==width){width=stage.clientWidth;zoom(0)}}).observe(stage);
    theme("auto");
    if(data.length){show();select(-1,false)}

    """#
}
