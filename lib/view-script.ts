/** Sets the chosen theme, and whether a place is chosen, before the first paint: a kept page cannot know either. */
export const viewScript =
  "(function(e){var p=((document.cookie.match(/(?:^|; )view=([^;]*)/)||[])[1]||'').split('_');if(p[1]=='dark'||p[1]=='light')e.style.colorScheme=p[1];if(p[2]&&p[2]!='anywhere')e.dataset.place=p[2]})(document.documentElement)";
