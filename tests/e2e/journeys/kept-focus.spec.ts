/** A press takes its own control away, and the page that answers comes in steps. */
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
