/** Styles for a document without the stylesheet, whose file name only the framework knows. */
export const bareLooks =
  ':root{color-scheme:light dark;font:1.125rem/1.6 system-ui,sans-serif}[data-theme=light]{color-scheme:light}[data-theme=dark]{color-scheme:dark}main{max-width:36rem;margin:18vh auto;padding-inline:1.25rem}h1{font-size:1.75rem;line-height:1.25}a{display:inline-block;padding-block:.75rem;color:LinkText}';
