/**
 * Somebody reads what the operator has written: an article, the terms, a position, and finds an answer in the help centre.
 */
import { expect, test } from '../story.ts';

test('from the footer to an article, and on to another one', async ({ shopper, says }) => {
  await shopper.opens('/');
  const footer = shopper.page.getByRole('contentinfo');
  await footer.getByRole('link', { name: says('footer.blog'), exact: true }).click();
  await shopper.isAt('/blog');
  const [newest, second] = await shopper.content.getByRole('heading', { level: 2 }).allTextContents();
  await shopper.follows(newest ?? '');
  await expect(shopper.page.getByRole('heading', { level: 1, name: newest ?? '' })).toBeVisible();
  await expect(shopper.page).toHaveTitle(new RegExp(RegExp.escape(newest ?? '')));
  await shopper.follows(second ?? '');
  await expect(shopper.page.getByRole('heading', { level: 1, name: second ?? '' })).toBeVisible();
});

test('the terms lead to a part of theirs', async ({ shopper, says }) => {
  await shopper.opens('/terms');
  const contents = shopper.content.locator('.page-contents').filter({ visible: true });
  const folded = contents.getByText(says('content.onThisPage'));
  if (await contents.evaluate(element => element.tagName === 'DETAILS')) await folded.click();
  const part = contents.getByRole('link').last();
  const name = (await part.textContent()) ?? '';
  await part.click();
  await expect(shopper.content.getByRole('heading', { level: 2, name })).toBeInViewport();
});

test('lists of the operator count as they were written: in letters, in Roman numerals, in figures', async ({
  shopper,
}) => {
  await shopper.opens('/terms');
  const written = ['a', 'A', 'i', 'I', '1', undefined];
  const shown = await shopper.content
    .locator('.prose')
    .first()
    .evaluate(
      (prose, types) =>
        types.map(type => {
          const list = prose.appendChild(document.createElement('ol'));
          if (type) list.type = type;
          return getComputedStyle(list).listStyleType;
        }),
      written,
    );
  expect(shown).toEqual(['lower-alpha', 'upper-alpha', 'lower-roman', 'upper-roman', 'decimal', 'decimal']);
});

test('a position says where it is, and whom to write to', async ({ shopper, says }) => {
  await shopper.opens('/careers');
  const title = (await shopper.content.getByRole('heading', { level: 3 }).first().textContent()) ?? '';
  await shopper.follows(title);
  await expect(shopper.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(shopper.content.getByText(says('content.careers.place'), { exact: true })).toBeVisible();
  const mail = shopper.content.getByRole('link', { name: says('content.help.mail') });
  await expect(mail).toHaveAttribute('href', /^mailto:.+\?subject=/);
});

test('the help centre has a way back, and a footer', async ({ shopper, says }) => {
  await shopper.opens('/help');
  await expect(shopper.page.getByRole('contentinfo')).toBeVisible();
  const header = shopper.page.getByRole('banner');
  await expect(header.getByRole('searchbox')).toHaveCount(0);
  await header.getByRole('link', { name: says('shell.back'), exact: true }).click();
  await shopper.isAt('/');
});

test('an answer is found by its words, and a person where there is none', async ({ shopper, says }) => {
  await shopper.opens('/help');
  const questions = shopper.content.locator('details.question').filter({ visible: true });
  const all = await questions.count();
  const word = ((await questions.last().locator('summary').textContent()) ?? '').split(' ').at(-1) ?? '';
  const field = shopper.content.getByRole('searchbox', { name: says('content.help.search') });
  await field.fill(word);
  if (!shopper.hasScript) await shopper.presses(says('content.help.submit'));
  await expect(async () => {
    expect(await questions.count()).toBeLessThan(all);
    expect(await questions.count()).toBeGreaterThan(0);
  }).toPass();
  await questions.last().locator('summary').click();
  await expect(questions.last().getByRole('link', { name: says('content.help.link') })).toBeVisible();
  await field.fill('zeppelin');
  if (!shopper.hasScript) await shopper.presses(says('content.help.submit'));
  await expect(shopper.content.getByRole('heading', { name: says('content.help.none') })).toBeVisible();
  await shopper.follows(says('content.help.clear'));
  await expect(questions).toHaveCount(all);
  await expect(shopper.content.getByRole('heading', { name: says('content.help.person') })).toBeVisible();
});
