/** Runs the captcha that the identity provider asks for before it sends an SMS (reCAPTCHA v2, invisible). Browser only. */

interface Captcha {
  ready: (run: () => void) => void;
  render: (place: HTMLElement, options: object) => number;
  execute: (widget: number) => unknown;
}

declare global {
  interface Window {
    grecaptcha?: Captcha;
  }
}

/** Its word that a person is there, good for one SMS. @throws where it cannot be loaded. */
export async function passCaptcha(place: HTMLElement | null): Promise<string> {
  if (place === null) throw new Error('no place for the captcha');
  const [siteKey, captcha] = await Promise.all([askSiteKey(), load()]);
  // Each word is used up by one form: another one is asked of a new widget.
  const widgetPlace = document.createElement('div');
  place.replaceChildren(widgetPlace);
  return new Promise((resolve, reject) => {
    const options = { sitekey: siteKey, size: 'invisible', callback: resolve, 'error-callback': reject };
    captcha.ready(() => captcha.execute(captcha.render(widgetPlace, options)));
  });
}

async function askSiteKey(): Promise<string> {
  const answer = await fetch('/api/sign-in/captcha');
  if (!answer.ok) throw new Error('no captcha');
  return (await answer.json()).siteKey;
}

function load(): Promise<Captcha> {
  return new Promise((resolve, reject) => {
    if (window.grecaptcha !== undefined) return resolve(window.grecaptcha);
    const script = document.createElement('script');
    script.src = '/api/sign-in/captcha/script';
    script.onload = () => (window.grecaptcha === undefined ? reject(new Error('empty')) : resolve(window.grecaptcha));
    script.onerror = () => reject(new Error('not loaded'));
    document.head.append(script);
  });
}
