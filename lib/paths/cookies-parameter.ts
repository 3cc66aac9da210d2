/**
 * Marks a path that a browser opens with the cookies that it was just given (lib/forms/needing-cookies.ts,
 * lib/cookies-asked.ts).
 */
export const cookiesParameter = 'cookies';
