import { PLATFORM_API } from './tc-data.ts';

/**
 * The script that answers for the API of a consent platform until the platform has loaded. It stores
 * commands in a queue, which a platform reads by calling the function without arguments. It also adds
 * the hidden frame by which tags in frames find the API, and forwards their messages to the API.
 * Pages contain the script before all others, as text, because a bundled script would run later.
 * Source: IAB Europe, TCF, CMP API v2, "How does the CMP stub API work?"
 */
export const PLATFORM_STUB = `{
const name='${PLATFORM_API}Locator',queue=[];
let applies;
const addFrame=()=>{
if(window.frames[name])return;
const frame=document.createElement('iframe');
frame.name=name;
frame.style.display='none';
document.body.append(frame);
};
if(!window.${PLATFORM_API}){
window.${PLATFORM_API}=(...call)=>{
const [command,version,callback,value]=call;
if(!call.length)return queue;
if(command==='ping')callback?.({gdprApplies:applies,cmpLoaded:false,cmpStatus:'stub'},true);
else if(command!=='setGdprApplies')queue.push(call);
else if(typeof value==='boolean'){applies=value;callback?.('set',true)}
};
addEventListener('message',({data,source})=>{
let call=data;
try{call=JSON.parse(data)}catch{}
const asked=Object(call).${PLATFORM_API}Call;
if(asked)window.${PLATFORM_API}(asked.command,asked.version,(returnValue,success)=>{
const reply={${PLATFORM_API}Return:{returnValue,success,callId:asked.callId}};
source?.postMessage(call===data?reply:JSON.stringify(reply),'*');
},asked.parameter);
});
if(document.body)addFrame();
else addEventListener('DOMContentLoaded',addFrame);
}
}`.replaceAll('\n', '');
