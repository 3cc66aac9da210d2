/** The database of the chats goes away and comes back: nothing that was written is lost. */
import { deskOf } from '../../support/chats.ts';
import { ChatView } from '../shopper/chat-view.ts';
import { expect, test } from '../story.ts';

test.afterEach(async ({ sandbox }) => void (await deskOf(sandbox).isAway(false)));

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a message that fails says so, keeps its words, and goes out by trying again', async ({
      shopper,
      says,
      customers,
      sandbox,
    }) => {
      test.setTimeout(90_000);
      const desk = deskOf(sandbox);
      await shopper.entersAs(await customers.create(), '/chat/new?with=admin');
      const chat = new ChatView(shopper);
      await chat.writes('before');
      await chat.has('before');
      const id = await chat.id();
      if (!shopper.hasScript) await shopper.opens(`/chat/${id}`);

      // A stream that looks for its messages meanwhile is sent away, to come back later.
      shopper.watch.expects(/\/stream/);
      await desk.isAway(true);
      await chat.writes('Is anybody there?');
      await expect(shopper.content.getByText(says('errors.chatError'))).toBeVisible({ timeout: 20_000 });
      const toast = shopper.page.locator('body > [data-slot="toast-viewport"]').getByText(says('errors.chatError'));
      await expect(toast).toHaveCount(shopper.hasScript ? 1 : 0);
      if (shopper.hasScript) await expect(shopper.content.getByText('Is anybody there?')).toBeVisible();
      else await expect(chat.field).toHaveValue('Is anybody there?');

      await desk.isAway(false);
      await desk.replies(id, 'We are back.');
      if (shopper.hasScript) {
        await chat.has('We are back.');
        // Whoever has left the page meanwhile finds what they wrote.
        await shopper.opens('/');
        await shopper.opens(`/chat/${id}`);
        await expect(shopper.content.getByText('Is anybody there?')).toBeVisible();
        // What was lost on the way may have arrived by itself in the meantime; it does so once.
        const again = shopper.content.getByRole('button', { name: says('chat.tryAgain') });
        await again.click({ timeout: 2000 }).catch(() => {});
      } else await chat.sends();
      await chat.has('Is anybody there?');
      const texts = await desk.texts(id);
      expect(texts.filter(text => text === 'Is anybody there?')).toHaveLength(1);
      expect(texts.toSorted()).toEqual(['Is anybody there?', 'We are back.', 'before']);
    });
  });

test('pages of the market and the list of chats say what is so', async ({ shopper, says, customers, sandbox }) => {
  const desk = deskOf(sandbox);
  await shopper.entersAs(await customers.create(), '/');
  await desk.isAway(true);
  await shopper.opens('/');
  await expect(shopper.page.getByRole('link', { name: says('chat.title'), exact: true }).first()).toBeVisible();
  await shopper.opens('/chat');
  await shopper.seesTitle(says('errorPage.title'));
  await desk.isAway(false);
  await expect(async () => {
    await shopper.opens('/chat');
    await expect(shopper.content.getByText(says('chat.noneTitle'))).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
});
