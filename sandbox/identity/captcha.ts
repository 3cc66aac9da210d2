/** Is it a person who asks for an SMS? A captcha in the shape of reCAPTCHA's script, which here passes everybody. */

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** `/identity/recaptcha/api.js`: `grecaptcha.render` and `execute` as far as an invisible one needs them. */
export function captchaScript(): string {
  return `(() => {
  const token = ${JSON.stringify(freshToken())};
  const widgets = [];
  const passed = new Set();
  window.grecaptcha = {
    ready: run => run(),
    render: (_place, options = {}) => widgets.push(options) - 1,
    execute: (widget = 0) => {
      passed.add(widget);
      const { callback } = widgets[widget] ?? {};
      const told = typeof callback === 'string' ? window[callback] : callback;
      told?.(token);
      return Promise.resolve(token);
    },
    getResponse: (widget = 0) => (passed.has(widget) ? token : ''),
    reset: (widget = 0) => passed.delete(widget),
  };
  const loaded = new URL(document.currentScript?.src ?? location.href).searchParams.get('onload');
  if (loaded) window[loaded]?.();
})();
`;
}

/** "<when>.<signature>", valid for two minutes. */
export function freshToken(): string {
  const time = String(Date.now());
  return `${time}.${signature(time)}`;
}

export function isPassed(token: string): boolean {
  const [time = '', signed = ''] = token.split('.');
  const expected = signature(time);
  if (signed.length !== expected.length || !timingSafeEqual(Buffer.from(signed), Buffer.from(expected))) return false;
  return Math.abs(Date.now() - Number(time)) < 120_000;
}

const secret = randomBytes(32);

function signature(time: string): string {
  return createHmac('sha256', secret).update(time).digest('base64url');
}
