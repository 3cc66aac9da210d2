/** Has the customer pass the captcha that Firebase asks for before it sends an SMS, by its SDK. Loaded on press. */
import { initializeApp } from 'firebase/app';
import { initializeAuth, RecaptchaVerifier } from 'firebase/auth';

/** Milliseconds for the captcha to be there; how long somebody takes to solve it is up to them. */
const patience = 10_000;

/**
 * Its word that a person is there, good for one SMS. `place` holds the captcha, `locale` is the language it speaks.
 *
 * @throws where it cannot be loaded
 */
export function passCaptcha(apiKey: string, place: HTMLElement, locale: string): Promise<string> {
  // Nobody is signed in by it here: the SDK's stores and windows for that are left out.
  const auth = initializeAuth(initializeApp({ apiKey }, 'captcha'));
  auth.languageCode = locale;
  // A word is used up by one form: each press asks another widget.
  const widget = document.createElement('div');
  place.replaceChildren(widget);
  return new Promise((resolve, reject) => {
    const late = setTimeout(reject, patience, new Error('the captcha did not come'));
    const failed = () => reject(new Error('the captcha failed'));
    const verifier = new RecaptchaVerifier(auth, widget, { size: 'invisible', 'error-callback': failed });
    const verify = () => {
      clearTimeout(late);
      return verifier.verify();
    };
    verifier.render().then(verify).then(resolve, reject);
  });
}
