/** Words with the support desk and with a shop, held at both ends. */
import { deskOf } from '../../support/chats.ts';
import { ChatView } from '../shopper/chat-view.ts';
import { Shopper } from '../shopper/shopper.ts';
import { expect, test } from '../story.ts';

test('with the support desk: asked, answered, read', async ({ shopper, says, customers, sandbox }) => {
  const desk = deskOf(sandbox);
  await shopper.entersAs(await customers.create(), '/');
  // On phones and tablets the round button comes with an answer.
  const button = shopper.page.locator('.chat-button');
  await expect(button).toBeVisible({ visible: !shopper.isOnPhone });
  const size = shopper.page.viewportSize() ?? { width: 1280, height: 720 };
  await shopper.page.setViewportSize({ width: 1024, height: 768 });
  await expect(button).toBeHidden();
  await shopper.page.setViewportSize(size);
  if (shopper.isOnPhone) await shopper.page.getByRole('button', { name: says('shell.menu') }).click();
  const chats = shopper.page.getByRole('link', { name: says('chat.title'), exact: true });
  await chats.filter({ visible: true }).first().click();
  await shopper.seesTitle(says('chat.title'));
  await expect(shopper.content.getByText(says('chat.noneTitle'))).toBeVisible();
  await shopper.follows(says('chat.writeToDesk'));
  const chat = new ChatView(shopper);
  await chat.writes('Where is my soup?');
  await chat.has('Where is my soup?');
  const id = await chat.id();
  await desk.replies(id, 'Around the corner.');
  await chat.has('Around the corner.');
  await desk.reads(id);
  if (!shopper.hasScript) await shopper.page.reload();
  await expect(chat.log.getByText(says('chat.seen'))).toBeVisible();
  // The page says what it has shown.
  await expect.poll(async () => (await desk.messages(id)).map(({ isUnread }) => isUnread)).toEqual([false, false]);
  // Not to the page where the chat began, which would show it as well.
  if (shopper.hasScript) await shopper.page.goBack();
  if (shopper.hasScript) await shopper.isAt('/chat');
});

test('with a shop, from its page; the dot tells of an answer', async ({
  shopper,
  says,
  customers,
  sandbox,
  catalog,
}) => {
  const desk = deskOf(sandbox);
  const shop = await catalog.restaurant();
  await shopper.entersAs(await customers.create(), `/restaurant/${shop.id}`);
  await shopper.content.locator('.shop-details > summary').click();
  await shopper.follows(says('chat.askShop'));
  await expect(shopper.page.getByRole('banner')).toContainText(shop.title);
  const chat = new ChatView(shopper);
  await chat.writes('Is there a vegan soup?');
  await chat.has('Is there a vegan soup?');
  const id = await chat.id();
  expect((await desk.chats()).find(one => one.id === id)?.roleId).toBe(String(shop.id));

  await shopper.opens('/');
  await desk.replies(id, 'Three of them.');
  const button = shopper.page.getByRole('link', { name: new RegExp(`^${says('chat.title')} ${says('chat.new')}`) });
  await expect(async () => {
    await shopper.opens('/');
    await expect(button).toBeVisible({ timeout: 1500 });
  }).toPass();
  await button.click();
  await shopper.seesTitle(says('chat.title'));
  await shopper.content.getByRole('link', { name: shop.title }).click();
  await chat.has('Three of them.');
});

test('about an order, whose number is already written, once', async ({ shopper, says, customers }) => {
  const { customer, id } = await customers.createWithOrder();
  await shopper.entersAs(customer, `/orders/${id}`);
  await shopper.follows(says('chat.writeToDesk'));
  const chat = new ChatView(shopper);
  const about = says('chat.aboutOrder', { id: String(id) });
  await expect(chat.field).toHaveValue(`${about} `);
  await chat.writes(`${about} is it warm?`);
  await chat.has(`${about} is it warm?`);
  if (shopper.hasScript) await expect(chat.field).toHaveValue('');
});

test('two windows of one customer show the same, in the same order', async ({
  shopper,
  customers,
  sandbox,
  pair,
  language,
}) => {
  const desk = deskOf(sandbox);
  const customer = await customers.create();
  await shopper.entersAs(customer, '/chat/new?with=admin');
  const here = new ChatView(shopper);
  await here.writes('first');
  await here.has('first');
  const id = await here.id();
  const other = new Shopper({
    page: await shopper.page.context().newPage(),
    site: pair.site,
    language,
    hasScript: shopper.hasScript,
  });
  await other.opens(`/chat/${id}`);
  const there = new ChatView(other);
  await Promise.all([here.writes('from one window'), there.writes('from the other')]);
  await desk.replies(id, 'to both');
  for (const view of [here, there])
    for (const text of ['from one window', 'from the other', 'to both']) await view.has(text);
  const order = await desk.texts(id);
  for (const view of [here, there]) expect(await view.log.locator('.chat-bubble').allInnerTexts()).toEqual(order);
});

test('a long chat is read backwards', async ({ shopper, says, customers, sandbox }) => {
  const desk = deskOf(sandbox);
  await shopper.entersAs(await customers.create(), '/chat/new?with=admin');
  const chat = new ChatView(shopper);
  await chat.writes('the very first');
  await chat.has('the very first');
  const id = await chat.id();
  await shopper.opens('/chat');
  await Promise.all(Array.from({ length: 59 }, (_, count) => desk.replies(id, `number ${count + 1}`)));
  await desk.replies(id, 'number 60');
  await shopper.opens(`/chat/${id}`);
  await expect(chat.log.getByText('number 60', { exact: true })).toBeInViewport();
  await expect(chat.log.getByText('the very first', { exact: true })).toHaveCount(0);
  await chat.log.getByRole('link', { name: says('chat.earlier') }).press('Enter');
  await expect(chat.log.getByText('the very first', { exact: true })).toBeVisible();
  if (!shopper.hasScript) return;
  await expect(chat.log, 'the link is gone').toBeFocused();
  // Not read out as news.
  await expect(chat.log.locator('[aria-live="off"]', { hasText: 'the very first' })).toHaveCount(1);
  const days = chat.log.getByRole('heading');
  await expect(days).toHaveCount(new Set(await days.allInnerTexts()).size);
});

test("somebody else's chat is not there, and guests are asked to sign in", async ({ shopper, customers, sandbox }) => {
  await shopper.entersAs(await customers.create(), '/chat/new?with=admin');
  const chat = new ChatView(shopper);
  await chat.writes('a secret');
  await chat.has('a secret');
  const id = await chat.id();
  await shopper.page.context().clearCookies();
  await shopper.opens(`/chat/${id}`);
  await shopper.isAt(/\/login\?/);
  await shopper.entersAs(await customers.create(), '/');
  await shopper.opensMissing(`/chat/${id}`);
  await expect(shopper.page.getByText('a secret')).toHaveCount(0);
  expect((await shopper.page.request.get(`/api/chats/${id}/messages`)).status()).toBe(404);
  const stream = await shopper.page.request.get(`/api/chats/${id}/stream`);
  expect(await stream.text()).toBe('event: end\ndata:\n\n');
  expect(await deskOf(sandbox).texts(id)).toEqual(['a secret']);
});

test('after signing out in another window, an open chat leads to the login page', async ({
  shopper,
  says,
  customers,
  pair,
  language,
}) => {
  test.skip(!shopper.hasScript, 'without script a page knows only what it was loaded with');
  await shopper.entersAs(await customers.create(), '/chat/new?with=admin');
  const chat = new ChatView(shopper);
  await chat.writes('a secret');
  await chat.has('a secret');
  const page = await shopper.page.context().newPage();
  const other = new Shopper({ page, site: pair.site, language, hasScript: shopper.hasScript });
  await other.opens('/');
  const menu = await other.opensAccount();
  await menu.getByRole('button', { name: says('account.signOut') }).click();
  await expect(other.content.getByText(says('notices.signedOut'))).toBeVisible();
  await shopper.isAt(/\/login\?/);
  await expect(shopper.page.getByText('a secret')).toHaveCount(0);
});

test('what is typed while a new chat begins stays, and what could not be sent stays as well', async ({
  shopper,
  says,
  customers,
}) => {
  test.skip(!shopper.hasScript, 'without script one message is sent at a time, by a whole page');
  const { page } = shopper;
  await shopper.entersAs(await customers.create(), '/chat/new?with=admin');
  const chat = new ChatView(shopper);
  let posts = 0;
  let begin = () => {};
  const mayBegin = new Promise<void>(resolve => {
    begin = resolve;
  });
  await page.route(/\/chat\//, async route => {
    if (route.request().method() !== 'POST') return route.fallback();
    posts += 1;
    if (posts > 1) return route.abort('failed');
    await mayBegin;
    return route.fallback();
  });
  shopper.watch.expects(/ERR_FAILED|Failed to fetch/);
  await chat.writes('Hello');
  await chat.writes('Where is my soup?');
  await chat.field.pressSequentially('It was to');
  begin();
  await chat.has('Hello');
  await chat.id();
  await expect(chat.field).toHaveValue('It was to');
  await expect(chat.field).toBeFocused();
  await page.keyboard.type(' be here by now');
  const failed = chat.log.locator('li[data-state="failed"]');
  await expect(failed).toContainText('Where is my soup?');
  await page.unroute(/\/chat\//);
  await failed.getByRole('button', { name: says('chat.tryAgain') }).press('Enter');
  await expect(chat.field, 'the pressed button is gone').toBeFocused();
  await chat.has('Where is my soup?');
  await expect(chat.field).toHaveValue('It was to be here by now');
});
