/**
 * The headers of every answer: Next sends them with its own (next.config.mjs), our server with the pages by which it
 * refuses something (hosting/node/refusal.mjs).
 *
 * Next fixes them at build time, when the operator's environment is not known, so none may depend on it. HSTS is always
 * sent, because browsers ignore it on plain http (RFC 6797, 8.1). Names are in small letters like the middleware's: OpenNext
 * treats other spellings as other headers and sends both.
 */
import { contentPolicy } from './content-policy.mjs';

/** @param {{ isDevelopment: boolean }} page @returns {[name: string, value: string][]} */
export function securityHeaders(page) {
  return [
    ['content-security-policy', contentPolicy(page)],
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['strict-transport-security', 'max-age=63072000; includeSubDomains'],
  ];
}
