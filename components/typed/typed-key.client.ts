/** The key in `sessionStorage` of what is typed in this tab. Apart from the code that keeps it, which is loaded late. */
export const typedKey = 'typed-inputs';
