/** What may a page load, and from where? Everything from the site itself; one page loads Google's captcha as well. */

/**
 * Allows inline scripts, because Next inlines the flight data and a kept page cannot carry a nonce
 * (docs/decisions/020).
 *
 * @param {{ isDevelopment: boolean, hasCaptcha?: boolean }} page in development the framework evaluates text
 */
export function contentPolicy({ isDevelopment, hasCaptcha = false }) {
  const evaluates = isDevelopment ? " 'unsafe-eval'" : '';
  const captcha = hasCaptcha ? ' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/' : '';
  return [
    "default-src 'self'",
    `script-src 'self' 'unsafe-inline'${evaluates}${captcha}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    // The film of a story may come from any host that the marketplace uses.
    "media-src 'self' https: http://localhost:* http://127.0.0.1:*",
    "font-src 'self'",
    `connect-src 'self'${captcha}`,
    `frame-src 'self'${captcha}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
