/**
 * Restores lean flight data in the browser (lean-flight.mjs): the text of a function that the document's loader calls
 * before it loads the framework. It reads elements the way `propertyOf` (element-properties.mjs) and
 * document-elements.mjs read the HTML; in the data, a text that begins with "$" begins with two.
 */
import { booleanProperties, camelCased, renamedProperties } from './element-properties.mjs';

const parts = {
  names: `n=${JSON.stringify(renamedProperties)};'${camelCased}'.split(' ').forEach(function(c){n[c.toLowerCase()]=c})`,
  flags: `g=${JSON.stringify(Object.fromEntries(booleanProperties.map(name => [name, true])))}`,
  text: `function text(t){return t[0]=='$'?'$'+t:t}`,
  element: `function element(e){return['$',e.localName,null,properties(e)]}`,
  properties: `function properties(e){for(var o={},c=[],a=e.attributes,i=0,k,p;i<a.length;i++)k=a[i].name,k!='data-f'&&(p=n[k]||k,o[p]=g[p]||text(a[i].value));for(a=e.childNodes,i=0;i<a.length;i++)k=a[i],k.nodeType==3?c.push(text(k.data)):k.nodeType==1&&c.push(element(k));if(c.length)o.children=c.length>1?c:c[0];return o}`,
  places: `"\\$([~=#])([0-9a-z]*)"`,
  spoken: `function(_,k,i){l=i?parseInt(i,36):l+1;var e=m[l];return JSON.stringify(k=='#'?text(e.textContent):k=='='?properties(e):element(e))}`,
};

/** Defines `flight()`; expects the document as `d`. */
export const wholeFlight = `function flight(){var f=d.querySelector('script[type=flight]'),m=d.querySelectorAll('[data-f]'),l=-1,${parts.flags},${parts.names};${parts.text}${parts.element}${parts.properties}(self.__next_f=self.__next_f||[]).push([0],[1,f.textContent.replace(/${parts.places}/g,${parts.spoken})])}`;
