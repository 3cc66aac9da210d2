/** Push on a device: asked for by a press, shown by the worker, off again. */
import type { BrowserContext } from '@playwright/test';
import { chromiumFlags, findWholeChromium } from '../../chromium.mjs';
import type { Customer } from '../../support/customers.ts';
import { playsGoogle } from '../google.ts';
import type { Shopper } from '../shopper/shopper.ts';
import { expect, test as story } from '../story.ts';

/** A new customer, before a browser whose push service is played. */
const test = story.extend<{ customer: Customer }>({
  customer: async ({ context, pair, customers }, use) => {
    await playsPushService(context, pair.site);
    await use(await customers.create());
  },
});

const executablePath = findWholeChromium() ?? '';
test.use({ launchOptions: { executablePath, args: chromiumFlags } });
test.skip(executablePath === '', 'only a whole browser shows notifications');

test('push is turned on by a press, and off by another', async ({ shopper, says, pair, context, customer }) => {
  const calls = await playsGoogle(context, pair.sandbox);
  await shopper.entersAs(customer, '/settings');
  if (!shopper.hasScript) {
    await expect(shopper.content.locator('noscript p')).toHaveText(says('settings.pushScript'));
    await expect(shopper.content.locator('noscript p')).toBeVisible();
    await expect(turnOn(shopper)).toHaveCount(0);
    return;
  }
  const unsaved = shopper.content.getByRole('checkbox').first();
  const wasOn = await unsaved.isChecked();
  await unsaved.setChecked(!wasOn);
  await shopper.presses(says('settings.pushTurnOn'));
  await expect(shopper.content.getByText(says('notices.pushOn'))).toBeVisible();
  await expect(unsaved, 'what is not saved yet stays').toBeChecked({ checked: !wasOn });
  await expect(shopper.content.getByText(says('settings.pushIsOn'))).toBeVisible();
  expect(await shopper.cookies()).toContain('push');
  await shopper.presses(says('settings.pushTurnOff'));
  await expect(shopper.content.getByText(says('notices.pushOff'))).toBeVisible();
  expect(calls.map(call => call.replace(/projects\/[\w-]+\/|\/[\w-]{43}$/g, ''))).toEqual([
    'POST /push/v1/installations',
    'POST /push/v1/registrations',
    'DELETE /push/v1/registrations',
  ]);
  await expect(turnOn(shopper)).toBeVisible();
  expect(await shopper.cookies()).not.toContain('push');
});

test('the browser’s question that is closed without an answer may be asked again', async ({
  shopper,
  says,
  context,
  customer,
}) => {
  test.skip(!shopper.hasScript, 'without script push is not offered');
  await context.addInitScript(() => {
    Notification.requestPermission = async () => {
      document.body.setAttribute('data-asked', '');
      return 'default';
    };
  });
  await shopper.entersAs(customer, '/settings');
  await shopper.presses(says('settings.pushTurnOn'));
  await expect(shopper.page.locator('body[data-asked]')).toHaveCount(1);
  await expect(shopper.content.getByText(says('settings.pushBlocked'))).toHaveCount(0);
  await expect(turnOn(shopper)).toBeVisible();
});

test('pressed twice, push asks the browser once, and says that it is on its way', async ({
  shopper,
  says,
  context,
  customer,
}) => {
  test.skip(!shopper.hasScript, 'without script push is not offered');
  await context.addInitScript(() => {
    let asked = 0;
    Notification.requestPermission = () => {
      asked += 1;
      document.body.dataset.asked = String(asked);
      return new Promise(resolve => addEventListener('answered', () => resolve('default'), { once: true }));
    };
  });
  await shopper.entersAs(customer, '/settings');
  await shopper.presses(says('settings.pushTurnOn'));
  await shopper.content.getByRole('button', { name: says('settings.pushBusy') }).press('Enter');
  await shopper.page.evaluate(() => dispatchEvent(new Event('answered')));
  await expect(turnOn(shopper)).toBeVisible();
  await expect(shopper.page.locator('body')).toHaveAttribute('data-asked', '1');
});

test('Firebase that cannot be reached is said, and push can be turned off without it', async ({
  shopper,
  says,
  pair,
  context,
  customer,
}) => {
  test.skip(!shopper.hasScript, 'without script push is not offered');
  await context.route(/googleapis\.com/, route => route.abort('failed'));
  shopper.watch.expects(/ERR_FAILED/);
  await shopper.entersAs(customer, '/settings');
  await shopper.presses(says('settings.pushTurnOn'));
  await expect(shopper.content.getByText(says('settings.pushFailed'))).toBeVisible();
  await playsGoogle(context, pair.sandbox);
  await shopper.presses(says('settings.pushTurnOn'));
  await expect(shopper.content.getByText(says('settings.pushIsOn'))).toBeVisible();
  await context.route(/googleapis\.com/, route => route.abort('failed'));
  await shopper.presses(says('settings.pushTurnOff'));
  await expect(shopper.content.getByText(says('notices.pushOff'))).toBeVisible();
  await expect(turnOn(shopper)).toBeVisible();
});

test('a push about an order is shown in the customer’s words', async ({ shopper, says, pair, context, customer }) => {
  test.skip(!shopper.hasScript, 'a worker is script');
  await playsGoogle(context, pair.sandbox);
  // By a link of another page, whose policy lets nothing of Google in.
  await shopper.entersAs(customer, '/notifications');
  await shopper.follows(says('inbox.settings'));
  const deliver = await pushesOf(context, shopper);
  await shopper.presses(says('settings.pushTurnOn'));
  await expect(shopper.content.getByText(says('settings.pushIsOn'))).toBeVisible();
  await deliver(JSON.stringify({ notification: { title: '7', body: 'It is ready.' }, data: { id: 7 } }));
  const shown = () =>
    shopper.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body, data }) => ({ title, body, path: data.path }));
    });
  await expect
    .poll(shown)
    .toEqual([
      { title: says('settings.pushTitle', { id: '7' }), body: 'It is ready.', path: shopper.pathOf('/orders/7') },
    ]);
});

test('pushes of a customer whose session has ended go no further than the next one to sign in', async ({
  shopper,
  says,
  pair,
  context,
  customer,
  customers,
}) => {
  test.skip(!shopper.hasScript, 'without script push is not offered');
  const next = await customers.create();
  await playsGoogle(context, pair.sandbox);
  await shopper.entersAs(customer, '/settings');
  await shopper.presses(says('settings.pushTurnOn'));
  await expect(shopper.content.getByText(says('settings.pushIsOn'))).toBeVisible();
  const isSubscribed = () =>
    shopper.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return Boolean(await registration?.pushManager.getSubscription());
    });
  expect(await isSubscribed()).toBe(true);
  await customer.endsSessions();
  await shopper.opens('/orders');
  await shopper.seesTitle(says('login.title'));
  expect(await isSubscribed()).toBe(true);
  await shopper.signsIn(next);
  await shopper.seesTitle(says('orders.title'));
  await expect.poll(isSubscribed).toBe(false);
});

test('the settings withdraw a subscription that the account does not know', async ({ shopper, customer }) => {
  test.skip(!shopper.hasScript, 'without script push is not offered');
  await shopper.entersAs(customer, '/notifications');
  await shopper.page.evaluate(async () => {
    const { pushManager } = await navigator.serviceWorker.register('/order-keeper.js');
    await pushManager.subscribe();
  });
  await shopper.opens('/settings');
  await expect(turnOn(shopper)).toBeVisible();
  expect(await shopper.page.evaluate(() => localStorage.getItem('story-push'))).toBeNull();
});

const turnOn = (shopper: Shopper) => shopper.content.getByRole('button', { name: shopper.says('settings.pushTurnOn') });

/** The browser's own push service is far away: permission is given, and subscribing answers as it would. */
async function playsPushService(context: BrowserContext, origin: string): Promise<void> {
  await context.grantPermissions(['notifications'], { origin });
  await context.addInitScript(() => {
    const key = 'story-push';
    const keys: Record<string, Uint8Array> = { p256dh: new Uint8Array(65).fill(4), auth: new Uint8Array(16).fill(7) };
    const subscription = () => ({
      endpoint: `https://push.example.test/${localStorage.getItem(key)}`,
      getKey: (name: string) => keys[name]?.buffer,
      unsubscribe: async () => {
        localStorage.removeItem(key);
        return true;
      },
    });
    Object.assign(PushManager.prototype, {
      subscribe: async () => {
        localStorage.setItem(key, crypto.randomUUID());
        return subscription();
      },
      getSubscription: async () => (localStorage.getItem(key) === null ? null : subscription()),
    });
  });
}

/** Hands a push to the worker of this page, once it is there. */
async function pushesOf(context: BrowserContext, shopper: Shopper): Promise<(data: string) => Promise<void>> {
  const browser = await context.newCDPSession(shopper.page);
  let registrationId = '';
  browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations.find(({ isDeleted }) => !isDeleted)?.registrationId ?? registrationId;
  });
  await browser.send('ServiceWorker.enable');
  return async data => {
    await expect.poll(() => registrationId).not.toBe('');
    const { origin } = new URL(shopper.page.url());
    await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  };
}
