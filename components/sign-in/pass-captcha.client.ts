/** Runs the captcha that Firebase requires before it sends an SMS, with its SDK. Loaded on a press. */
import { initializeApp } from 'firebase/app';
import { initializeAuth, RecaptchaVerifier } from 'firebase/auth';

/** Milliseconds that the captcha may take to load. Customers may take as long as they like to solve it. */
const timeout = 10_000;

/**
 * Returns the captcha's token, which is valid for one SMS. `place` is the element that holds the captcha, `language` the
 * tag of its language.
 *
 * @throws when the captcha cannot be loaded
 */
export function passCaptcha(apiKey: string, place: HTMLElement, language: string): Promise<string> {
  // Nobody is signed in by it here, so the SDK's stores and pop-ups for that are left out.
  const auth = initializeAuth(initializeApp({ apiKey }, 'captcha'));
  auth.languageCode = language;
  // A token serves one form only, so each press gets a new widget.
  const widget = document.createElement('div');
  place.replaceChildren(widget);
  return new Promise((resolve, reject) => {
    const late = setTimeout(reject, timeout, new Error('the captcha did not come'));
    const failed = () => reject(new Error('the captcha failed'));
    const verifier = new RecaptchaVerifier(auth, widget, { size: 'invisible', 'error-callback': failed });
    const verify = () => {
      clearTimeout(late);
      return verifier.verify();
    };
    verifier.render().then(verify).then(resolve, reject);
  });
}
