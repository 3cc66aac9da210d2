/** The key in `sessionStorage` of what was typed before the page was reloaded. Apart from the code that carries it, which is loaded only where there is something. */
export const carriedKey = 'carried-inputs';
