/** A pickup that the customer has chosen is counted by the cart as the checkout counts it (docs/decisions/151). */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { writeDeliveryAddress } from '@/lib/addresses/delivery-address-cookie';
import { fillCart } from '@/lib/cart/change/fill';
import { cartResponse } from '@/lib/cart/response/cart-response';
import { readDraft } from '@/lib/checkout/draft/draft-cookie';
import { chooseFulfilment } from '@/lib/checkout/fulfilment-action';
import { home } from '../../support/catalog.ts';
import { basketLine } from '../../support/offers.ts';
import { browsesAs, shopIdOf } from '../storefront/cart.ts';
import { checkoutState } from '../storefront/checkout.ts';
import { posts } from '../storefront/forms.ts';
import { catalog, openStorefront, sandbox } from '../storefront/sandbox.ts';
import { market } from '../storefront/session.ts';

beforeAll(openStorefront);

const shown = async () =>
  (await cartResponse(market, { isFrame: true, fulfilment: (await readDraft())?.fulfilment })).cart;

/** As the bar of a shop's page knows it. */
const minimumInBar = async () =>
  (await cartResponse(market, { fulfilment: (await readDraft())?.fulfilment })).cart?.minimum ?? null;

const chooses = (fulfilment: string) =>
  posts(
    async (state, posted) => {
      await chooseFulfilment(posted);
      return state;
    },
    { fulfilment },
    '/cart',
  );

describe.each(['guest', 'customer'] as const)('a %s’s cart', who => {
  let shop: string;

  beforeEach(async () => {
    await browsesAs(who);
    await writeDeliveryAddress({ text: '128 Lantern Street', ...home, isConfirmed: true, isAsked: true });
    const offer = await catalog.deliveredHome();
    shop = shopIdOf(offer);
    await sandbox.control(`stocks/${offer.stockId}`, { quantity: 1000 });
    await fillCart(shop, [basketLine(offer, 1)], market);
  });

  test('offers the other way, and counts it once it is chosen', async () => {
    const before = await shown();
    expect(before).toMatchObject({ total: { label: 'Total at your door' }, otherWay: { fulfilment: 'pickup' } });
    expect(before?.minimum).not.toBeNull();
    expect(await minimumInBar()).toEqual(before?.minimum);

    expect((await chooses('pickup')).to).toBe('/checkout');
    const cart = await shown();
    expect(cart).toMatchObject({ minimum: null, total: { label: 'Total' }, otherWay: { fulfilment: 'delivery' } });
    expect(await minimumInBar()).toBeNull();
    expect(cart?.rows.map(({ key }) => key)).not.toContain('deliveryFee');
    const checkout = await checkoutState((await readDraft()) ?? {}, shop);
    expect(checkout).toMatchObject({ isFulfilmentChosen: true, draft: { fulfilment: 'pickup' } });
    expect(cart?.total?.amount).toEqual(checkout.totals?.total);

    await chooses('delivery');
    expect(await shown()).toEqual(before);
  });
});
