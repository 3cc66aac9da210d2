/**
 * What the storefront finds on the global object in place of what a Node process has there: a store that all agree on, a
 * bucket of kept pages, and work that is never shared between visits. Loaded before everything else.
 */
import { env } from 'cloudflare:workers';
import { id, manifest } from 'doorstep-build/known';
import { agreedStore } from './agreed-store.mjs';
import { keptInBucket } from './kept-in-bucket.mjs';
import { writeLog } from './log.mjs';
import { pictureService } from './pictures.mjs';
import { answerOfOurs, perVisit } from './visit.mjs';

writeLog();
sendStraight();
Object.assign(globalThis, {
  doorstepManifest: manifest,
  doorstepStore: agreedStore(),
  doorstepKept: keptInBucket(id),
  doorstepPictureService: pictureService(env.IMAGES),
  ...perVisit(),
});

/**
 * A Worker's fetch does not know `redirect: 'error'`, by which the storefront tells no stranger who is asking. And it may not
 * reach the Worker itself, as Next does for the page that a form's answer leads to.
 */
function sendStraight() {
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const ours = answerOfOurs(input, init);
    if (ours !== null) return ours;
    if (init?.redirect !== 'error') return send(input, init);
    const response = await send(input, { ...init, redirect: 'manual' });
    if (response.status < 300 || response.status >= 400) return response;
    await response.body?.cancel();
    throw new TypeError(`redirected with status ${response.status}`);
  };
}
