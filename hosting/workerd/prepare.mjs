/**
 * Puts on the global object what a Worker has in place of a Node process's own: the store that all isolates share, the
 * bucket of kept pages, and the state that each visit has for itself. Loaded before everything else.
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
 * Adapts `fetch`. A Worker's does not know `redirect: 'error'`, by which the storefront sends a token nowhere else; and
 * it cannot reach the Worker itself, as Next does for the page that a form's answer leads to.
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
