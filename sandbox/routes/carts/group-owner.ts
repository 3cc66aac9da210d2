/** What may the owner of a group order do? Open it, let others in, send them out (docs/api.md 7.7). */

import { Hono } from 'hono';
import { removeMembers, toggleChoosing } from '../../carts/group.ts';
import { openCart, otherShop } from '../../carts/open-cart.ts';
import { readUuids } from '../../carts/participant.ts';
import { customerOf } from '../../input/customer.ts';
import { requiredId } from '../../input/existing.ts';
import { type Sandbox, type SandboxEnv, viewOf } from '../../input/view.ts';
import { presentCart } from '../../presenters/cart.ts';
import { presentBareCart, presentOwnedCart } from '../../presenters/cart-bare.ts';
import { single } from '../../presenters/envelope.ts';
import { cartById, cartOfOwner, participantByUuid, participantsOf } from '../../queries/carts.ts';
import { Refusal } from '../../refusal.ts';

export function groupOwnerRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  const { store } = sandbox;

  routes.post('/dashboard/user/cart/open', context => {
    const owner = customerOf(context, sandbox);
    const view = viewOf(context, sandbox);
    const shopId = requiredId(view, view.check, 'shop_id', 'shops');
    const currencyId = requiredId(view, view.check, 'currency_id', 'currencies');
    view.check.throwIfInvalid();
    const known = cartOfOwner(store, owner.id);
    if (known && participantsOf(store, known.id).length > 0) throw new Refusal('ERROR_501', { text: otherShop });
    const cart = store.transaction(() => openCart(view, owner, shopId, currencyId));
    return single(context, presentCart(view, cart), 'Record was successfully created');
  });

  /** Toggles. Answers nothing for an unknown or a foreign cart, with HTTP 200. */
  routes.post('/dashboard/user/cart/set-group/:id{[0-9]+}', context => {
    const owner = customerOf(context, sandbox);
    const view = viewOf(context, sandbox);
    const cart = cartById(store, Number(context.req.param('id')));
    if (cart?.owner_id !== owner.id) return single(context, null);
    store.run('UPDATE carts SET is_group = 1 - is_group WHERE id = ?', cart.id);
    return single(context, presentOwnedCart(view, cartById(store, cart.id) ?? cart));
  });

  routes.post('/dashboard/user/cart/status/:uuid', context => {
    const owner = customerOf(context, sandbox);
    const view = viewOf(context, sandbox);
    const cart = cartOfOwner(store, owner.id);
    const participant = participantByUuid(store, context.req.param('uuid'));
    if (!cart || participant?.cart_id !== cart.id) return single(context, null);
    store.transaction(() => toggleChoosing(view, participant));
    return single(context, presentBareCart(view, cart));
  });

  routes.delete('/dashboard/user/cart/member/delete', context => {
    const owner = customerOf(context, sandbox);
    const view = viewOf(context, sandbox);
    const cartId = requiredId(view, view.check, 'cart_id', 'carts');
    const uuids = readUuids(view);
    view.check.throwIfInvalid();
    const cart = cartById(store, cartId);
    if (cart?.owner_id === owner.id) store.transaction(() => removeMembers(view, cart, uuids));
    return single(context, null, 'Record was successfully deleted');
  });

  return routes;
}
