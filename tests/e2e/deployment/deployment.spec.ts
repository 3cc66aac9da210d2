/**
 * Somebody has the checkout open while a new build takes the old one's place (docs/decisions/118). Told by `npm run prove
 * -- node`, which makes the second build.
 */
import { node24, projectEnv } from '../../../hosting/launch/node24.mjs';
import { endAll, startService } from '../../../hosting/launch/program.mjs';
import { waitUntilReady } from '../../../hosting/launch/ready.mjs';
import { ipv4First, storefrontArgs } from '../../../hosting/launch/storefront.mjs';
import { laterDeployment } from '../../prove/hosts.mjs';
import { calm, envOf } from '../servers.mjs';
import { expect, test } from '../story.ts';

const pair = { site: 'http://localhost:3117', sandbox: calm.sandbox };

test.use({ pair });

test.afterEach(endAll);

test('an order is filled in, the storefront is deployed, and the press is one order', async ({
  shopper,
  customers,
  says,
}) => {
  test.setTimeout(120_000);
  await starts();
  const { customer } = await customers.createWithCart();
  await shopper.opensCheckoutAs(customer);
  await shopper.content.getByLabel(says('checkout.note')).fill('No onions');
  await shopper.chooses(shopper.paymentName('cash'));

  await endAll();
  await starts(laterDeployment);
  await shopper.placesOrder();
  const orders = await customer.orders();
  expect(orders).toHaveLength(1);
  expect(orders[0]).toMatchObject({ note: 'No onions' });
});

async function starts(deployment: Record<string, string> = {}): Promise<void> {
  const { port } = new URL(pair.site);
  const env = projectEnv({ ...envOf(pair), ...ipv4First, ...deployment, PORT: port });
  const server = startService('storefront', storefrontArgs('start', Number(port)), { command: node24, env });
  await waitUntilReady(`${pair.site}/api/ready`, server);
}
