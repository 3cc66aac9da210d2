import { type ReadableCookie, securePrefix } from '@/lib/cookies/readable-cookies';

/** Script that reads a cookie of the table with `c(name)`, as lib/cookies/cookies.client.ts does. */
const read = (name: ReadableCookie) => `c('${name}')`;

/**
 * Marks the page before the first paint with what a kept page cannot know: the chosen theme, whether a place is chosen,
 * whether somebody is signed in, the number of units in the cart, whether an order is under way and whether there is none
 * to repeat (lib/session/me.ts), whether an answer in a chat is unread (lib/session/chat-mark.ts) and which shops are liked
 * (lib/liked/liked.ts). app/theme.css contains the rules that read these attributes; /api/view-style does the same where
 * script never runs. The number has the digits of lib/i18n/formats.ts.
 */
export const viewScript =
  `(function(e){var c=function(n){return(RegExp('(?:^|; )'+(location.protocol=='https:'?'${securePrefix}':'')+n+'=([^;]*)').exec(document.cookie)||[])[1]||''},p=` +
  read('view') +
  ".split('_');e.dataset.theme=/^(dark|light)$/.test(p[1])?p[1]:'system';if(p[2]&&p[2]!='anywhere')e.dataset.place=p[2];var m=/^([01])\\.(\\d+)(n?)(?:\\.(\\d{5}))?(.*u$)?/.exec(" +
  read('me') +
  ")||[];if(m[1]=='1')e.dataset.signed='';if(m[3])e.dataset.none='';if(m[5])e.dataset.chat='';if(m[4]>Date.now()/864e5-2)e.dataset.order='';if(m[2]>0){e.dataset.cart=m[2];e.style.setProperty('--cart','\\x22'+(+m[2]).toLocaleString(e.lang=='ar'?'en':e.lang)+'\\x22')}" +
  // A constructed stylesheet leaves the document as the server sent it, which React expects.
  'try{var s=new CSSStyleSheet,f=function(){s.replaceSync((/^[\\d.]*/.exec(' +
  read('liked') +
  ")[0]).split('.').filter(Boolean).map(function(i){return'.heart[value=\\x22'+i+'\\x22]{--fill:currentColor;--like:none;--unlike:inline}'}).join(''))};f();document.adoptedStyleSheets=[s];addEventListener('liked',f)}catch(_){}" +
  '})(document.documentElement)';
