/** How the `recent` cookie is kept: the popover reads and writes it too, so it is not httpOnly. */

/** Half a year, in seconds. */
const lifetime = 182 * 24 * 3600;

export const recentCookieOptions = { path: '/', sameSite: 'lax', maxAge: lifetime } as const;
