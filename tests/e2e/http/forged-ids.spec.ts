/** Whose are carts of groups, wallets, refunds and chats? Another customer's ids open nothing and change nothing. */
import { newVisitor, signedIn } from '../../faults/people.ts';
import { deskOf } from '../../support/chats.ts';
import { fieldsOf, plainPost } from '../../support/plain-form.ts';
import { expect, test } from '../story.ts';

/** A stream that is over as it begins (lib/event-stream.ts). */
const endedStream = 'event: end\ndata:\n\n';

/** Somebody else's form as a forger sends it: without what says whose it is, which alone would turn it away. */
const forgedPost = ({ 'shown-to': _, ...fields }: Record<string, string>) => plainPost(fields);

test('a group’s cart: its link alone shows nobody, and nobody is sent out by a stranger', async ({
  pair,
  catalog,
  customers,
}) => {
  test.slow();
  const [dish] = await catalog.plain();
  const path = `/group/${dish.shop.id}`;
  const group = async (firstname: string, member: string) => {
    const customer = await customers.create({ firstname });
    const visitor = await signedIn(pair.site, customer);
    const { text } = await visitor.opens(path);
    await visitor.posts(path, plainPost(fieldsOf(text, 'sharing')));
    const cart = () =>
      customer.asks<{ id: number; owner_id: number; user_carts: { id: number; name: string; uuid: string }[] }>(
        'GET',
        'dashboard/user/cart',
      );
    const { id, owner_id } = await cart();
    const link = `${path}?g=${id}&o=${owner_id}&t=${dish.shop.type}`;
    const guest = newVisitor(pair.site);
    const join = await guest.opens(link);
    await guest.posts(link, plainPost({ ...fieldsOf(join.text, 'name'), name: member }));
    return { visitor, guest, cart, id, owner: owner_id };
  };
  const [theirs, mine] = [await group('Stella', 'Omar'), await group('Nadia', 'Lina')];
  const omar = (await theirs.cart()).user_carts.find(({ name }) => name === 'Omar');
  expect(omar).toBeDefined();

  const stranger = await signedIn(pair.site, await customers.create());
  for (const visitor of [stranger, mine.visitor, mine.guest, newVisitor(pair.site)])
    for (const forged of [`?g=${theirs.id}&o=${theirs.owner}`, `?g=${theirs.id}&o=${mine.owner}`, `?g=${theirs.id}`]) {
      const { text } = await visitor.opens(path + forged);
      expect.soft(text, forged).not.toContain('Omar');
      expect.soft(text, forged).not.toContain(omar?.uuid);
    }
  expect((await stranger.opens('/api/group')).text).toBe(endedStream);
  // A uuid that is no longer sealed is nobody's.
  const forger = newVisitor(pair.site);
  forger.cookies.set('participant', JSON.stringify({ uuid: omar?.uuid, cart: theirs.id, shop: dish.shop.id }));
  expect((await forger.opens('/api/group')).text).toBe(endedStream);
  expect((await forger.opens(path)).text).not.toContain('Omar');

  const { text } = await mine.visitor.opens(path);
  await mine.visitor.posts(path, plainPost({ ...fieldsOf(text, 'member'), member: String(omar?.id) }));
  expect((await theirs.cart()).user_carts.map(({ name }) => name)).toEqual(['Stella', 'Omar']);
  expect((await mine.cart()).user_carts.map(({ name }) => name)).toEqual(['Nadia', 'Lina']);
});

test('a wallet: an open top-up and its history are its customer’s alone', async ({ pair, customers }) => {
  const owner = await signedIn(pair.site, await customers.create({ walletMoney: 5 }));
  const { text } = await owner.opens('/wallet/top-up');
  await owner.posts('/wallet/top-up', plainPost(fieldsOf(text, 'choice')));
  const wallet = await owner.opens('/wallet');
  const goOn = fieldsOf(wallet.text, /\$ACTION_[^>]*>(?!.*name="choice").*<button/s);
  expect(wallet.text).toContain('wallet-sum');

  const stranger = await signedIn(pair.site, await customers.create({ walletMoney: 7 }));
  const theirs = await stranger.opens('/wallet');
  expect(theirs.text).not.toContain('$5.00');
  const answer = await stranger.posts('/wallet', forgedPost(goOn));
  expect(answer.path).toBe('/wallet/top-up');
  expect(stranger.cookies.has('pay')).toBe(false);
  stranger.cookies.set('top-up', owner.cookies.get('top-up') ?? '');
  expect((await stranger.posts('/wallet', forgedPost(goOn))).path).toBe('/wallet/top-up');
});

test('a request for money back: another’s order is not there, and its request stays', async ({ pair, customers }) => {
  const delivered = async () => {
    const order = await customers.createWithOrder({ payment: 'wallet', walletMoney: 900 });
    await order.moves('delivered');
    return { ...order, visitor: await signedIn(pair.site, order.customer) };
  };
  const [order, own] = [await delivered(), await delivered()];
  const page = `/orders/${order.id}/refund`;
  const form = { ...fieldsOf((await order.visitor.opens(page)).text, 'reason'), reason: 'late' };
  const stranger = own.visitor;
  for (const path of [`/orders/${order.id}`, page, `/orders/${order.id}/review`, `/api/orders/${order.id}/invoice`])
    expect.soft((await stranger.opens(path)).status, path).toBe(404);
  // From the page of an order of their own, which has that form.
  await stranger.posts(`/orders/${own.id}/refund`, forgedPost(form));
  expect([...(await order.customer.refunds()), ...(await own.customer.refunds())]).toEqual([]);
  await order.visitor.posts(page, plainPost(form));
  expect(await order.customer.refunds()).toHaveLength(1);
  expect((await stranger.opens('/refunds')).text).not.toContain(`/orders/${order.id}"`);
});

test('a chat: another’s is not there, and nobody writes in it', async ({ pair, customers, sandbox }) => {
  const desk = deskOf(sandbox);
  const begin = '/chat/new?with=admin';
  const owner = await signedIn(pair.site, await customers.create());
  const first = fieldsOf((await owner.opens(begin)).text, 'text');
  const { path } = await owner.posts(begin, plainPost({ ...first, text: 'a secret' }));
  const [id = ''] = /(?<=\/chat\/)\w+/.exec(path) ?? [];
  const form = fieldsOf((await owner.opens(`/chat/${id}`)).text, 'text');
  const stranger = await signedIn(pair.site, await customers.create());
  for (const forged of [`/chat/${id}`, `/api/chats/${id}/messages`])
    expect.soft((await stranger.opens(forged)).status, forged).toBe(404);
  expect.soft((await stranger.opens(`/api/chats/${id}/stream`)).text).toBe(endedStream);
  expect.soft((await stranger.posts(`/api/chats/${id}/seen`, plainPost({}))).status).toBe(404);
  await stranger.posts(begin, forgedPost({ ...form, text: 'forged' }));
  expect(await desk.texts(id)).toEqual(['a secret']);
});
