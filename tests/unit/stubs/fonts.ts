/** Next makes fonts at build. */
export const fontVariables = '';
