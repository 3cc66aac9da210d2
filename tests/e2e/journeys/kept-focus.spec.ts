/** A press takes its own control away, and the page that answers comes in steps. */
import type { Request } from '@playwright/test';
import { focusIsKept } from '../shopper/kept-focus.ts';
import { expect, test } from '../story.ts';

test('after a press the focus stays close by though the page comes in steps', async ({ shopper }) => {
  test.skip(!shopper.hasScript, 'without script each press is followed by a new document');
  const { page } = shopper;
  await shopper.opens('/login');
  await focusIsKept(page);
  await page.evaluate(async () => {
    const list = document.createElement('ul');
    list.innerHTML = ['One', 'Two', 'Three'].map(name => `<li><form><button>${name}</button></form></li>`).join('');
    list.addEventListener('submit', event => event.preventDefault());
    document.querySelector('main')?.prepend(list);
    const [one, two] = list.querySelectorAll('button');
    const step = () => new Promise(resolve => setTimeout(resolve, 300));
    one?.focus();
    one?.click();
    // The form is made anew and takes the focus, as forms do, before its item goes.
    const anew = document.createElement('button');
    one?.replaceWith(anew);
    anew.focus();
    await step();
    anew.closest('li')?.remove();
    await step();
    two?.closest('li')?.remove();
  });
  await expect(page.getByRole('button', { name: 'Three' })).toBeFocused();
});

test('also after a press that was sent before the part that keeps the focus had come', async ({ shopper }) => {
  test.skip(!shopper.hasScript, 'without script each press is followed by a new document');
  const { page } = shopper;
  const [asked, released] = [Promise.withResolvers<Request>(), Promise.withResolvers<void>()];
  await page.route('**/_next/static/**/*.js*', async route => {
    const response = await route.fetch();
    if ((await response.text()).includes('a[data-keep-scroll]')) {
      asked.resolve(route.request());
      await released.promise;
    }
    await route.fulfill({ response });
  });
  // Its `load` would wait for that part.
  await page.goto(shopper.pathOf('/login'), { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => Object.keys(document.body).some(key => key.startsWith('__reactFiber')));
  const part = await asked.promise;
  await page.evaluate(() => {
    const list = document.createElement('ul');
    list.innerHTML = ['One', 'Two'].map(name => `<li><form><button>${name}</button></form></li>`).join('');
    document.querySelector('main')?.prepend(list);
    const form = list.querySelector('form');
    form?.querySelector('button')?.focus();
    // As forms mark themselves while they are sent.
    if (form) form.ariaBusy = 'true';
  });
  released.resolve();
  await (await part.response())?.finished();
  await page.evaluate(async () => {
    // The part runs by the next frames.
    for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
    document.querySelector('main li')?.remove();
  });
  await expect(page.getByRole('button', { name: 'Two' })).toBeFocused();
});
