/**
 * Sets the chosen theme, and whether a place is chosen, before the first paint: a kept page cannot know either. The rules
 * that read both attributes stand in app/theme.css; /api/view-style says the same where script never runs.
 */
export const viewScript =
  "(function(e){var p=((document.cookie.match(/(?:^|; )view=([^;]*)/)||[])[1]||'').split('_');e.dataset.theme=/^(dark|light)$/.test(p[1])?p[1]:'system';if(p[2]&&p[2]!='anywhere')e.dataset.place=p[2]})(document.documentElement)";
