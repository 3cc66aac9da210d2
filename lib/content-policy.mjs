/** Builds the content security policy: a page loads everything from the site itself; three pages also call Firebase. */

const recaptcha = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/** The hosts that Firebase's SDK calls on the pages for the captcha and for push; they are hard-coded in the SDK. */
const sdkHosts = {
  captcha: {
    script: recaptcha,
    connect: ['https://identitytoolkit.googleapis.com/v1/recaptchaParams', ...recaptcha],
    frame: [...recaptcha, 'https://recaptcha.google.com/recaptcha/'],
  },
  push: {
    script: [],
    connect: ['https://firebaseinstallations.googleapis.com', 'https://fcmregistrations.googleapis.com'],
    frame: [],
  },
};

/** For pictures and files from elsewhere, in case somebody opens one by itself: whatever it contains cannot act. */
export const inertPolicy = "default-src 'none'; sandbox";

const ownHost = { script: [], connect: [], frame: [] };

/**
 * Allows inline scripts, because the header is sent before a document's are known. The document itself then names those
 * that may run (docs/decisions/020, 182).
 *
 * @param {{ isDevelopment: boolean, sdk?: 'captcha' | 'push' }} page in development the framework evaluates text
 */
export function contentPolicy({ isDevelopment, sdk }) {
  const { script, connect, frame } = sdk === undefined ? ownHost : sdkHosts[sdk];
  return [
    "default-src 'self'",
    ["script-src 'self' 'unsafe-inline'", ...(isDevelopment ? ["'unsafe-eval'"] : []), ...script].join(' '),
    // Inline scripts are ours, but we have no handlers in attributes.
    "script-src-attr 'none'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    // The video of a story may come from any host that the marketplace uses.
    ["media-src 'self' https:", ...(isDevelopment ? ['http://localhost:*', 'http://127.0.0.1:*'] : [])].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    `frame-src ${frame.length > 0 ? frame.join(' ') : "'none'"}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
