/** What is in a customer's cart? Reading, filling and emptying it (docs/api.md 7.2 to 7.5). */

import { type Context, Hono } from 'hono';
import { updateBonusLines } from '../../carts/bonus-lines.ts';
import { removeLines, setItems } from '../../carts/fill-cart.ts';
import { deleteCart, openCart, switchCurrency } from '../../carts/open-cart.ts';
import { sqlTime } from '../../database/time.ts';
import { type CartItem, isAddon, readCartItems } from '../../input/cart-items.ts';
import { customerOf } from '../../input/customer.ts';
import { existingId, requiredId } from '../../input/existing.ts';
import { type Sandbox, type SandboxEnv, type View, viewOf } from '../../input/view.ts';
import { presentCart } from '../../presenters/cart.ts';
import { single } from '../../presenters/envelope.ts';
import { type CartRow, cartById, cartOfOwner, participantsOf } from '../../queries/carts.ts';
import { sellables } from '../../queries/sellable.ts';
import { isSecondRevision } from '../../queries/settings.ts';
import { notFound, Refusal } from '../../refusal.ts';

export function cartRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  const { store } = sandbox;

  routes.get('/dashboard/user/cart', context => {
    const owner = customerOf(context, sandbox);
    const view = viewOf(context, sandbox);
    const currencyId = existingId(view, view.check, 'currency_id', 'currencies');
    const shopId = existingId(view, view.check, 'shop_id', 'shops');
    view.check.throwIfInvalid();
    const found = cartOfOwner(store, owner.id);
    if (!found || (shopId !== undefined && found.shop_id !== shopId)) throw notFound();
    const cart = store.transaction(() => {
      updateBonusLines(view, found);
      return currencyId === undefined ? found : switchCurrency(view, found, currencyId);
    });
    // R1 has loaded its lines before it switches the currency (docs/api.md 7.2).
    return single(context, presentCart(view, cart, isSecondRevision(store) ? cart.rate : found.rate));
  });

  routes.post('/dashboard/user/cart/insert-product', context => {
    customerOf(context, sandbox);
    const view = viewOf(context, sandbox);
    return fill(context, view, readCartItems(view));
  });

  routes.post('/dashboard/user/cart', context => {
    customerOf(context, sandbox);
    const view = viewOf(context, sandbox);
    const { check } = view;
    const stockId = requiredId(view, check, 'stock_id', 'stocks');
    if (isAddon(view, stockId)) check.fail('stock_id', 'The selected stock id is invalid.');
    check.required('quantity');
    const quantity = check.integer('quantity', 0, 1_000_000) ?? 0;
    if (stockId > 0 && !sellables(view, [stockId]).get(stockId)?.on_sale) throw notFound();
    return fill(context, view, [{ stockId, parentId: null, quantity }]);
  });

  function fill(context: Context<SandboxEnv>, view: View, items: CartItem[]): Response {
    const owner = customerOf(context, sandbox);
    const shopId = requiredId(view, view.check, 'shop_id', 'shops');
    const currencyId = requiredId(view, view.check, 'currency_id', 'currencies');
    view.check.throwIfInvalid();
    const cart = store.transaction(() => {
      const opened = openCart(view, owner, shopId, currencyId);
      const own = participantsOf(store, opened.id).find(participant => participant.user_id === owner.id);
      if (!own) throw new Refusal('ERROR_501');
      setItems(view, opened, own.id, items);
      touch(view, opened);
      return opened;
    });
    return single(context, presentCart(view, cartById(store, cart.id) ?? cart), 'Record was successfully created');
  }

  /** Ignores ids that are not in the customer's own cart, unless none is. */
  routes.delete('/dashboard/user/cart/product/delete', context => {
    const owner = customerOf(context, sandbox);
    const view = viewOf(context, sandbox);
    const ids = idsOf(view);
    const cart = cartOfOwner(store, owner.id);
    const own = cart ? ownLines(cart, ids) : [];
    if (!cart || own.length === 0) throw new Refusal('ERROR_400');
    store.transaction(() => {
      removeLines(view, cart, own);
      touch(view, cart);
    });
    return single(context, null, deletedMessage);
  });

  routes.delete('/dashboard/user/cart/delete', context => {
    const owner = customerOf(context, sandbox);
    const ids = idsOf(viewOf(context, sandbox));
    const cart = cartOfOwner(store, owner.id);
    if (cart && ids.includes(cart.id)) store.transaction(() => deleteCart(store, cart.id));
    return single(context, null, deletedMessage);
  });

  routes.delete('/dashboard/user/cart/my-delete', context => {
    const cart = cartOfOwner(store, customerOf(context, sandbox).id);
    if (cart) store.transaction(() => deleteCart(store, cart.id));
    return single(context, null, deletedMessage);
  });

  function ownLines(cart: CartRow, ids: number[]): number[] {
    const rows = store.all<{ id: number }>(
      `SELECT cart_lines.id FROM cart_lines JOIN user_carts ON user_carts.id = user_cart_id
       WHERE cart_id = ? AND cart_lines.id IN (SELECT value FROM json_each(?))`,
      ...[cart.id, JSON.stringify(ids)],
    );
    return rows.map(row => row.id);
  }

  return routes;
}

const deletedMessage = 'Record was successfully deleted';

function idsOf({ check }: View): number[] {
  if (check.input.ids === undefined) check.fail('ids', 'The ids field is required.');
  const ids = check.numbers('ids') ?? [];
  check.throwIfInvalid();
  return ids;
}

function touch({ store, now }: View, cart: CartRow): void {
  store.run('UPDATE carts SET updated_at = ? WHERE id = ?', sqlTime(now), cart.id);
}
