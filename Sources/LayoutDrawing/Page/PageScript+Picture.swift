extension PageScript {
  /// Zooming, panning, and what is drawn over the picture.
  static let picture = #"""
    const names="http://www.w3.org/2000/svg";
    function shape(name,attributes,parent,text){
      const element=document.createElementNS(names,name);
      for(const key in attributes)element.setAttribute(key,attributes[key]);
      if(text!==undefined)element.textContent=text;
      return parent.appendChild(element);
    }
    const box=picture=>picture.viewBox.baseVal;
    const fit=picture=>Math.min((stage.clientWidth-2)/box(picture).width,(stage.clientHeight-2)/box(picture).height,1.5);
    function zoom(factor,at){
      const picture=svg();
      if(!picture||!stage.clientWidth)return;
      const old=shown.zoom||fit(picture);
      if(!factor)shown.zoom=Math.max(fit(picture),.02);
      else shown.zoom=Math.min(Math.max(old*factor,.05),8);
      const ratio=shown.zoom/old,frame=stage.getBoundingClientRect();
      const x=at?at.clientX-frame.left:stage.clientWidth/2,y=at?at.clientY-frame.top:stage.clientHeight/2;
      const left=(stage.scrollLeft+x)*ratio-x,top=(stage.scrollTop+y)*ratio-y;
      picture.setAttribute("width",box(picture).width*shown.zoom);
      picture.setAttribute("height",box(picture).height*shown.zoom);
      if(factor)stage.scrollTo(left,top);
      draw();
    }
    /* The frame of a view in its picture's coordinates, taken from what is drawn, wherever that is. */
    function place(view){
      const picture=svg(),group=picture&&one(`g[data-view="${view}"]:not(.mark)`,picture);
      const hit=group&&one(":scope>rect",group);
      if(!hit)return null;
      const to=picture.getScreenCTM(),from=hit.getScreenCTM();
      if(!to||!from)return null;
      const matrix=to.inverse().multiply(from),own=hit.getBBox();
      return{x:own.x*matrix.a+matrix.e,y:own.y*matrix.d+matrix.f,width:own.width*matrix.a,height:own.height*matrix.d};
    }
    function outline(view,kind,layer){
      const frame=place(view);
      if(!frame)return;
      shape("rect",{class:kind,"data-highlight":view,x:frame.x,y:frame.y,width:Math.max(frame.width,1),
        height:Math.max(frame.height,1),"vector-effect":"non-scaling-stroke"},layer);
    }
    const rulesOf=view=>doc().constraints.map((rule,number)=>number).filter(number=>doc().constraints[number].views.includes(view));
    function draw(){
      all(".overlay").forEach(layer=>layer.remove());
      const picture=svg();
      if(!picture||shown.view<0)return;
      const layer=shape("g",{class:"overlay"},picture);
      outline(shown.view,"picked",layer);
      const rules=new Set(rulesOf(shown.view));
      const others=new Set();
      rules.forEach(number=>{
        if(shown.rule<0||shown.rule===number)doc().constraints[number].views.forEach(view=>others.add(view));
      });
      others.delete(shown.view);
      others.forEach(view=>outline(view,"other",layer));
      const labels=[];
      layout().lines.filter(line=>rules.has(line.constraint)).forEach(line=>{
        const isStrong=shown.rule===line.constraint,isFaint=shown.rule>=0&&!isStrong;
        if(isFaint)return;
        const optional=doc().constraints[line.constraint].isOptional?" optional":"";
        const group=shape("g",{class:`rule ${line.kind}${optional}${isStrong?" strong":""}`,"data-rule":line.constraint},layer);
        connect(line,group);
        if(line.label)labels.push([line,group]);
      });
      labels.forEach(([line,group])=>label(line,group));
    }
    function connect(line,group){
      const[x1,y1,x2,y2]=line.ends,still={"vector-effect":"non-scaling-stroke"};
      shape("line",{x1,y1,x2,y2,...still},group);
      if(line.kind==="align")return;
      const cap=4/shown.zoom,isLevel=y1===y2;
      [[x1,y1],[x2,y2]].forEach(([x,y])=>shape("line",isLevel
        ?{x1:x,x2:x,y1:y-cap,y2:y+cap,...still}:{x1:x-cap,x2:x+cap,y1:y,y2:y,...still},group));
    }
    function label(line,group){
      const[x1,y1,x2,y2]=line.ends,size=11/shown.zoom,x=(x1+x2)/2,y=(y1+y2)/2;
      const width=size*(line.label.length*.62+.8),height=size*1.45;
      shape("rect",{class:"plate",x:x-width/2,y:y-height/2,width,height,rx:size*.35},group);
      shape("text",{x,y:y+size*.36,"font-size":size},group,line.label);
    }
    function revealPicked(){
      const picked=one(".overlay .picked");
      if(!picked)return;
      const frame=picked.getBoundingClientRect(),view=stage.getBoundingClientRect(),gap=40;
      const isInside=frame.left>=view.left&&frame.right<=view.right&&frame.top>=view.top&&frame.bottom<=view.bottom;
      if(isInside)return;
      const across=Math.max(gap,(view.width-frame.width)/2),down=Math.max(gap,(view.height-frame.height)/2);
      stage.scrollBy(frame.left-view.left-across,frame.top-view.top-down);
    }

    """#

  /// What there is to know of the selected view.
  static let inspector = #"""
    function add(name,className,text,parent){
      const element=document.createElement(name);
      if(className)element.className=className;
      if(text!==undefined)element.textContent=text;
      return parent.appendChild(element);
    }
    const number=value=>String(Math.round(value*100)/100).replace("-","\u2212");
    function describe(){
      details.replaceChildren();
      const view=doc().views[shown.view];
      if(!view){add("p","hint","Select a view in the tree or in the picture.",details);return}
      add("h2","",view.name,details);
      const kind=add("p","class",view.className,details);
      if(view.id){kind.append(" ");add("code","",view.id,kind)}
      tags(view);
      numbers(view);
      list("Constraints",rulesOf(shown.view),(place,parent)=>{
        const rule=doc().constraints[place];
        const button=add("button",rule.isOptional?"optional":"",rule.equation,parent);
        button.type="button";button.dataset.rule=place;
        if(rule.id)button.title=rule.id;
        button.setAttribute("aria-pressed",String(shown.rule===place));
      },"rules","Constraints don\u2019t speak of it: its autoresizing mask, or the view that holds it, places it.");
      const clashes=layout().conflicts.filter(clash=>clash.views.includes(shown.view));
      if(clashes.length)list("Conflicts",clashes,(clash,parent)=>add("p","words conflict",clash.explanation,parent),"cards");
      const remarks=doc().findings.filter(remark=>remark.views.includes(shown.view));
      if(remarks.length)list("Findings",remarks,(remark,parent)=>{
        add("p","words "+remark.severity,remark.message,parent);
        add("p","origin",`${remark.rule} \u00b7 line ${remark.line}`,parent);
      },"cards");
    }
    function tags(view){
      const own=layout(),place=shown.view,list=add("p","tags",undefined,details);
      if(own.conflicts.some(clash=>clash.views.includes(place)))add("span","conflict","in a conflict",list);
      const free=own.ambiguous[place];
      if(free)add("span","ambiguity","ambiguous "+free,list);
      if(view.isHidden)add("span","","hidden",list);
      if(own.uninstalled.includes(place))add("span","","not installed",list);
      else if(own.unsolved.includes(place))add("span","","stored frame",list);
      if(own.estimated.includes(place))add("span","","size estimated",list);
      if(!list.firstChild)list.remove();
    }
    function numbers(view){
      const grid=add("div","numbers",undefined,details),frame=layout().frames[shown.view];
      ["","x","y","width","height"].forEach(text=>add("span","head",text,grid));
      const row=(title,values,mark)=>{
        add("span","",title,grid);
        values.forEach(value=>add("span",mark&&Math.abs(value)>=.5?"off":"",number(value),grid));
      };
      row("Frame",frame);
      if(!view.stored)return;
      row("Stored",view.stored);
      row("Difference",frame.map((value,place)=>value-view.stored[place]),true);
    }
    function list(title,entries,write,kind,empty){
      const head=add("h3","",title,details);
      add("span","count",entries.length,head);
      if(!entries.length&&empty){add("p","hint",empty,details);return}
      const items=add("ul",kind,undefined,details);
      entries.forEach(entry=>write(entry,add("li","",undefined,items)));
    }

    """#
}
