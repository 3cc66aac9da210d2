/**
 * What may a member of a group order do? Join it, read it, choose, be done and leave, as the participant of a uuid that
 * nobody else is told (docs/api.md 7.2, 7.5, 7.7).
 */

import { type Context, Hono } from 'hono';
import { updateBonusLines } from '../../carts/bonus-lines.ts';
import { removeLines, setItems } from '../../carts/fill-cart.ts';
import { joinGroup, removeMembers, toggleChoosing } from '../../carts/group.ts';
import { readSpeaker, readUuids, type Speaker } from '../../carts/participant.ts';
import { type CartItem, isAddon, readCartItems } from '../../input/cart-items.ts';
import { visitorOf } from '../../input/customer.ts';
import { requiredId } from '../../input/existing.ts';
import { type Sandbox, type SandboxEnv, type View, viewOf } from '../../input/view.ts';
import { presentCart } from '../../presenters/cart.ts';
import { presentBareCart } from '../../presenters/cart-bare.ts';
import { single } from '../../presenters/envelope.ts';
import { presentTime } from '../../presenters/time.ts';
import { cartById, cartLines, participantByUuid } from '../../queries/carts.ts';
import { type Sellable, sellables } from '../../queries/sellable.ts';
import { notFound, Refusal } from '../../refusal.ts';
import { allowedInstead } from '../../rules/quantity.ts';

export function groupMemberRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  const { store } = sandbox;

  /** A token of somebody who is not its owner is answered 404, as R1 does. */
  routes.get('/rest/cart/:id{[0-9]+}', context => {
    const view = viewOf(context, sandbox);
    const cartId = Number(context.req.param('id'));
    const shopId = requiredId(view, view.check, 'shop_id', 'shops');
    const cart = cartById(store, cartId);
    const visitor = visitorOf(context, sandbox);
    if (cart?.shop_id !== shopId || (visitor && visitor.id !== cart.owner_id)) throw notFound();
    const speaker = readSpeaker(view, cartId);
    view.check.throwIfInvalid();
    if (!speaker) throw new Refusal('ERROR_400');
    store.transaction(() => updateBonusLines(view, cart));
    return single(context, presentCart(view, cart));
  });

  /** Answers nothing for a cart of another shop, or one that is no group, with HTTP 200. */
  routes.post('/rest/cart/open', context => {
    const view = viewOf(context, sandbox);
    const cartId = requiredId(view, view.check, 'cart_id', 'carts');
    const shopId = requiredId(view, view.check, 'shop_id', 'shops');
    const name = view.check.required('name') ?? '';
    view.check.throwIfInvalid();
    const cart = cartById(store, cartId);
    if (cart?.shop_id !== shopId || !cart.is_group) return single(context, null);
    const joined = store.transaction(() => joinGroup(view, cart, name));
    if (!joined) throw new Refusal('ERROR_501');
    const { id, cart_id, user_id, uuid, choosing, created_at } = joined;
    const at = presentTime(created_at);
    const participant = { id, cart_id, user_id, name, uuid, status: Boolean(choosing), created_at: at, updated_at: at };
    return single(context, participant, 'Record was successfully created');
  });

  routes.post('/rest/cart/insert-product', context => {
    const view = viewOf(context, sandbox);
    return fill(context, view, readCartItems(view));
  });

  routes.post('/rest/cart', context => {
    const view = viewOf(context, sandbox);
    const { check } = view;
    const stockId = requiredId(view, check, 'stock_id', 'stocks');
    if (isAddon(view, stockId)) check.fail('stock_id', 'The selected stock id is invalid.');
    check.required('quantity');
    const quantity = check.integer('quantity', 1, 1_000_000) ?? 1;
    check.throwIfInvalid();
    const stock = sellables(view, [stockId]).get(stockId);
    if (!stock?.on_sale) throw notFound();
    refuseOutOfRange(stock, quantity);
    return fill(context, view, [{ stockId, parentId: null, quantity }]);
  });

  function fill(context: Context<SandboxEnv>, view: View, items: CartItem[]): Response {
    requiredId(view, view.check, 'shop_id', 'shops');
    view.check.required('cart_id');
    const cartId = view.check.integer('cart_id', 1, Number.MAX_SAFE_INTEGER) ?? 0;
    if (!cartById(store, cartId)) return single(context, null);
    const speaker = readSpeaker(view, cartId);
    view.check.throwIfInvalid();
    if (!speaker) throw notFound();
    store.transaction(() => setItems(view, speaker.cart, speaker.participant.id, items));
    return single(context, presentCart(view, speaker.cart), 'Record was successfully created');
  }

  /** R1 asks for no uuid and takes any line; here it takes those of the participant alone. */
  routes.delete('/rest/cart/product/delete', context => {
    const view = viewOf(context, sandbox);
    const ids = view.check.numbers('ids') ?? [];
    const participant = participantByUuid(store, view.check.required('user_cart_uuid') ?? '');
    view.check.throwIfInvalid();
    const cart = participant && cartById(store, participant.cart_id);
    const own = cart ? ownLines(view, { cart, participant }, ids) : [];
    if (!cart || own.length === 0) throw new Refusal('ERROR_400');
    store.transaction(() => removeLines(view, cart, own));
    return single(context, null, 'Record was successfully deleted');
  });

  routes.post('/rest/cart/status/:uuid', context => {
    const view = viewOf(context, sandbox);
    const participant = participantByUuid(store, context.req.param('uuid'));
    const cart = participant && cartById(store, participant.cart_id);
    if (!cart || String(cart.id) !== view.check.string('cart_id')) return single(context, null);
    store.transaction(() => toggleChoosing(view, participant));
    return single(context, presentBareCart(view, cart));
  });

  routes.delete('/rest/cart/member/delete', context => {
    const view = viewOf(context, sandbox);
    const cartId = requiredId(view, view.check, 'cart_id', 'carts');
    const uuids = readUuids(view);
    view.check.throwIfInvalid();
    const cart = cartById(store, cartId);
    if (cart) store.transaction(() => removeMembers(view, cart, uuids));
    return single(context, null, 'Record was successfully deleted');
  });

  return routes;
}

function ownLines(view: View, { cart, participant }: Speaker, ids: number[]): number[] {
  const own = cartLines(view, cart.id).filter(line => line.user_cart_id === participant.id);
  return own.map(line => line.id).filter(id => ids.includes(id));
}

/** @throws ERROR_111 */
function refuseOutOfRange(stock: Sellable, quantity: number): void {
  const allowed = allowedInstead(quantity, stock);
  if (allowed === null) return;
  throw new Refusal('ERROR_111', {
    text: {
      en: `You can buy only ${allowed} products.`,
      de: `Davon gibt es nur ${allowed}.`,
      ar: `لا يمكنك شراء سوى ${allowed}.`,
    },
  });
}
