/** What two storefronts behind one balancer have to agree on, they do; and neither stands still without their store. */
import { type Customer, password } from '../../support/customers.ts';
import { fieldsOf, plainPost } from '../../support/plain-form.ts';
import { startRedis } from '../../support/redis.ts';
import { Visitor } from '../../support/visitor.ts';
import { expect, test } from '../story.ts';
import { startTwoInstances, type TwoInstances } from './two-instances.ts';

let both: TwoInstances;

test.beforeAll(async () => {
  both = await startTwoInstances();
});

test.afterAll(() => both.end());

test.afterEach(({ sandbox }) => sandbox.control('orders/twice', { on: false }));

test('two presses on two instances: one order, and both lead to it', async ({ sandbox, customers }) => {
  await sandbox.control('orders/twice', { on: true });
  for (let round = 0; round < 3; round++) {
    const { customer } = await customers.createWithCart({ walletMoney: 900 });
    const presses = await atCheckout(customer, `198.18.64.${round}`);
    const answers = await Promise.all(presses.map(press => press()));
    const ids = (await customer.orders()).map(({ id }) => id);
    expect(ids).toHaveLength(1);
    for (const { path } of answers) expect(path).toContain(`/orders/${ids[0]}`);
  }
});

test('wrong passwords are counted once for both', async ({ customers, says }) => {
  const { customer } = await customers.createWithCart();
  const visitors = visitorsOf('198.18.65.1');
  const answers: boolean[] = [];
  for (let guess = 0; guess < 8; guess++) {
    const visitor = visitors[guess % 2] as Visitor;
    const { text } = await visitor.opens('/login');
    const fields = { ...fieldsOf(text, 'password'), login: customer.email, password: `wrong-${guess}` };
    answers.push((await visitor.posts('/login', plainPost(fields))).text.includes(says('errors.tooManyAttempts')));
  }
  // As many as one instance alone allows (docs/decisions/048).
  expect(answers.indexOf(true)).toBe(5);
});

test('while the store is away orders go on, and it is used again once it is back', async ({ customers }) => {
  const { port } = new URL(both.redis.url);
  await both.redis.kill();
  const { customer } = await customers.createWithCart({ walletMoney: 900 });
  const [press] = await atCheckout(customer, '198.18.66.1');
  await press?.();
  expect(await customer.orders()).toHaveLength(1);
  both.redis = await startRedis(Number(port));
  const next = await customers.createWithCart({ walletMoney: 900 });
  await expect
    .poll(async () => {
      const presses = await atCheckout(next.customer, '198.18.66.2');
      await Promise.all(presses.map(one => one()));
      return (await next.customer.orders()).length;
    })
    .toBe(1);
});

function visitorsOf(networkAddress: string): Visitor[] {
  const cookies = new Map<string, string>();
  return both.sites.map(site => new Visitor(site, networkAddress, cookies));
}

/** The same customer's last button on both instances. */
async function atCheckout(customer: Customer, networkAddress: string) {
  const visitors = visitorsOf(networkAddress);
  const [first] = visitors as [Visitor, Visitor];
  const { text } = await first.opens('/login');
  await first.sendsPost('/login', plainPost({ ...fieldsOf(text, 'password'), login: customer.email, password }));
  const { text: checkout } = await first.opens('/checkout');
  const chosen = { fulfilment: 'pickup', payment: 'wallet', intent: 'update' };
  await first.posts('/checkout', plainPost({ ...fieldsOf(checkout, 'fulfilment'), ...chosen }));
  const { text: filled } = await first.opens('/checkout');
  const fields = { ...fieldsOf(filled, 'fulfilment'), intent: 'order' };
  return visitors.map(visitor => () => visitor.posts('/checkout', plainPost(fields)));
}
