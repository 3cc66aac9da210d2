/** A parcel, over the API's second revision: filled in, priced, sent once although the answer is lost, and followed. */
import type { Sandbox } from '../../support/sandbox.ts';
import { isCleanForAxe } from '../axe.ts';
import type { Shopper } from '../shopper/shopper.ts';
import { aroundGap, gap } from '../shopper/words.ts';
import { expect, test } from '../story.ts';
import { bothWays, wayOf } from './both-ways.ts';
import { overSecondRevision, second } from './second-revision.ts';

const sending = 'dashboard/user/parcel-orders';
const widths = [320, 1280];

const lantern = { text: '128 Lantern Street', latitude: '41.302819', longitude: '69.192781' };
const clockTower = { text: '201 Clock Tower Street', latitude: '41.32', longitude: '69.2' };

overSecondRevision();
test.afterEach(({ sandbox }) => sandbox.recovers());

// Two visits of the picker, and axe on four pages.
test.setTimeout(90_000);

for (const use of bothWays) {
  test.describe(wayOf(use), () => {
    test.use(use);

    test('it is filled in, sent once although the answer is lost, brought, and its courier rated', async ({
      shopper,
      says,
      sandbox,
      customers,
    }) => {
      const customer = await customers.create({ firstname: 'Zarina' });
      await shopper.entersAs(customer, '/parcels');
      await isFine(shopper);
      await shopper.follows(says('parcels.send'));
      await shopper.seesTitle(says('parcels.send'));
      await expect(shopper.content.getByLabel(says('parcels.sender'))).toHaveValue(/Zarina/);
      await isFine(shopper);
      await picks(shopper, 'from', lantern);
      await picks(shopper, 'to', clockTower);
      await fillsIn(shopper);
      await shopper.presses(says('parcels.next'));
      await shopper.seesTitle(says('parcels.review'));
      await isFine(shopper);
      await expect(shopper.content.getByText(clockTower.text)).toBeVisible();
      await pays(shopper, 'cash');
      await sandbox.fails('lost', sending, { method: 'POST', times: 1 });
      await shopper.presses(aroundGap(says('parcels.sendNow', { amount: gap })));
      await shopper.isAt(/\/parcels\/\d+$/);
      await expect(shopper.notice(says('notices.parcelSent'))).toBeVisible();
      await isFine(shopper);
      const all = await customer.asks<{ id: number }[]>('GET', sending);
      expect(all).toHaveLength(1);
      await sandbox.control(`parcels/${all[0]?.id}/status`, { status: 'on_a_way' });
      if (!shopper.hasScript) await shopper.page.reload();
      await shopper.seesTitle(says('parcels.status.on_a_way'));
      const map = shopper.page.getByRole('region', { name: aroundGap(says('parcels.mapOf', { name: gap })) });
      await expect(map).toBeVisible({ visible: shopper.hasScript });
      await isFine(shopper);
      await sandbox.control(`parcels/${all[0]?.id}/status`, { status: 'delivered' });
      if (!shopper.hasScript) await shopper.page.reload();
      await shopper.seesTitle(says('parcels.status.delivered'));
      await shopper.content
        .locator('label', { has: shopper.page.getByRole('radio') })
        .nth(3)
        .click();
      await shopper.presses(says('orders.reviewSend'));
      await expect(shopper.notice(says('notices.reviewSent'))).toBeVisible();
    });

    test('it is paid on the payment provider’s page, which leads back to it, and cancelled', async ({
      shopper,
      says,
      sandbox,
      customers,
    }) => {
      const customer = await customers.create();
      // Nobody accepts it meanwhile.
      await sandbox.control('orders/pace', { seconds: 0 });
      await shopper.entersAs(customer, '/parcels/new');
      await picks(shopper, 'from', lantern);
      await picks(shopper, 'to', clockTower);
      await fillsIn(shopper);
      await shopper.presses(says('parcels.next'));
      await pays(shopper, 'stripe');
      await shopper.presses(aroundGap(says('parcels.sendNow', { amount: gap })));
      await isPaid(shopper, sandbox);
      await shopper.isAt(/\/parcels\/\d+$/);
      await shopper.seesTitle(says('parcels.status.new'));
      await shopper.content.getByText(says('parcels.cancel'), { exact: true }).click();
      await shopper.presses(says('orders.cancelYes'));
      await shopper.seesTitle(says('parcels.status.canceled'));
      await expect.poll(() => customer.balance()).toBeGreaterThan(0);
      await sandbox.control('orders/pace', { seconds: 300 });
    });
  });
}

/** The payment provider's page sends browsers to the other storefront of these tests, so it is told in another way. */
async function isPaid(shopper: Shopper, sandbox: Sandbox): Promise<void> {
  const { page } = shopper;
  await expect(page.getByText('Sandbox Pay').first()).toBeVisible();
  const body = { session: page.url().split('/').at(-1), status: 'paid' };
  await sandbox.ask('POST', '/api/v1/webhook/stripe/payment', { body });
  await page.goto(second.site);
}

/** Axe finds nothing on the page, and nothing sticks out. */
async function isFine(shopper: Shopper): Promise<void> {
  const { page } = shopper;
  const size = page.viewportSize();
  if (shopper.hasScript) await isCleanForAxe(shopper);
  await shopper.fitsScreens(widths);
  if (size !== null) await page.setViewportSize(size);
}

/** Says in the picker where one door is. */
async function picks(
  shopper: Shopper,
  end: 'from' | 'to',
  { text, latitude, longitude }: typeof lantern,
): Promise<void> {
  const { content, says } = shopper;
  const name = aroundGap([says('parcels.elsewhere'), says(`parcels.${end}`)].join(gap));
  await content.getByRole('button', { name }).click();
  await shopper.seesTitle(says('address.whereIsIt'));
  await content.getByText(says('address.byHand'), { exact: true }).click();
  await content.getByLabel(says('address.text')).fill(text);
  await content.getByLabel(says('address.latitude')).fill(latitude);
  await content.getByLabel(says('address.longitude')).fill(longitude);
  await content
    .getByRole('button', { name: says('address.takeThis') })
    .last()
    .click();
  await shopper.isAt(/\/parcels\/new\?/);
  await expect(content.locator(`input[name="${end}"]:checked`)).toHaveCount(1);
}

async function fillsIn({ content, says }: Shopper): Promise<void> {
  await content
    .locator('label', { has: content.page().locator('input[name="size"]') })
    .nth(1)
    .click();
  await content.getByLabel(says('parcels.contents')).fill('A cake');
  await content.getByLabel(says('parcels.sender')).fill('Zarina');
  await content.getByLabel(says('parcels.receiver')).fill('Jan');
  const phones = content.getByLabel(says('orders.phone'));
  await phones.first().fill('+998 90 123 45 67');
  await phones.last().fill('+998 90 765 43 21');
}

async function pays({ content, says }: Shopper, tag: 'cash' | 'stripe'): Promise<void> {
  await content
    .locator('label', { hasText: says(`checkout.tag.${tag}`) })
    .first()
    .click();
}
