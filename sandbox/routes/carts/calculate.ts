/** What does a basket cost: a customer's cart (docs/api.md 7.6), or a guest's list of products? */

import { Hono } from 'hono';
import { updateBonusLines } from '../../carts/bonus-lines.ts';
import { deleteCart, switchCurrency } from '../../carts/open-cart.ts';
import { readCartItems } from '../../input/cart-items.ts';
import { customerOf } from '../../input/customer.ts';
import { readDelivery } from '../../input/delivery.ts';
import { existingId, requiredId } from '../../input/existing.ts';
import { type Sandbox, type SandboxEnv, viewOf } from '../../input/view.ts';
import { requirePhone } from '../../orders/require-phone.ts';
import { presentCartLines } from '../../presenters/cart-line.ts';
import { presentCoupon } from '../../presenters/coupon.ts';
import { single } from '../../presenters/envelope.ts';
import { presentShops } from '../../presenters/shop.ts';
import { basketOf } from '../../queries/basket.ts';
import { calculateTotals } from '../../queries/cart-totals.ts';
import { cartById, cartLines, participantsOf } from '../../queries/carts.ts';
import { isSecondRevision } from '../../queries/settings.ts';
import { notFound, Refusal } from '../../refusal.ts';

export function calculateRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  const { store } = sandbox;
  // R2 takes the sender's word for the fee's rate (docs/api.md 9.3).
  const ratesOf = (rate: number, sent: number) => ({ rate, feeRate: isSecondRevision(store) ? sent : rate });

  routes.post('/dashboard/user/cart/calculate/:id{[0-9]+}', context => {
    const owner = customerOf(context, sandbox);
    const view = viewOf(context, sandbox);
    const delivery = readDelivery(view, 'type', 'address');
    const currencyId = existingId(view, view.check, 'currency_id', 'currencies');
    const sentRate = view.check.number('rate') ?? 1;
    view.check.throwIfInvalid();
    const found = cartById(store, Number(context.req.param('id')));
    if (found?.owner_id !== owner.id) throw notFound();
    requirePhone(store, owner.phone || view.check.string('phone'));

    const cart = store.transaction(() => {
      updateBonusLines(view, found);
      return currencyId === undefined ? found : switchCurrency(view, found, currencyId);
    });
    const lines = cartLines(view, cart.id);
    if (lines.length === 0) throw new Refusal('ERROR_400', { text: emptyCart });
    const rates = ratesOf(cart.rate, sentRate);
    const totals = calculateTotals(view, { shopId: cart.shop_id, lines, ...rates, ...delivery });
    if (!totals) {
      store.transaction(() => deleteCart(store, cart.id));
      throw notFound();
    }
    const { coupon: _, km: __, ...sums } = totals;
    const [first] = participantsOf(store, cart.id);
    const own = lines.filter(line => line.user_cart_id === first?.id);
    const products = presentCartLines(view, own, cart.rate);
    return single(context, { products, ...sums, total_tax: sums.total_shop_tax, rate: cart.rate });
  });

  /** Answers an envelope inside the envelope, and takes no tip, as the API does. */
  routes.get('/rest/order/products/calculate', context => {
    const view = viewOf(context, sandbox);
    const shopId = requiredId(view, view.check, 'shop_id', 'shops');
    const delivery = readDelivery(view, 'type', 'address');
    existingId(view, view.check, 'currency_id', 'currencies');
    const items = readCartItems(view);
    const sentRate = view.check.number('rate') ?? 1;
    view.check.throwIfInvalid();

    const lines = basketOf(view, shopId, items);
    const totals = calculateTotals(view, { shopId, lines, ...ratesOf(view.rate, sentRate), ...delivery, tips: 0 });
    if (!totals) throw notFound();
    const { coupon: validCoupon, ...sums } = totals;
    const data = {
      stocks: presentCartLines(view, lines, view.rate),
      ...sums,
      total_tax: sums.total_shop_tax,
      rate: view.rate,
      coupon: validCoupon && presentCoupon(validCoupon),
      shop: presentShops(view, [shopId], Number.POSITIVE_INFINITY, 'default')[0] ?? null,
    };
    return single(context, { status: true, code: 'NO_ERROR', data });
  });

  return routes;
}

const emptyCart = { en: 'Cart is empty', de: 'Der Warenkorb ist leer', ar: 'السلة فارغة' };
