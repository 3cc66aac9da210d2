/** The link that lets others into a group order (docs/api.md 7.7). */
import 'server-only';
import type { AccountCart } from '@/lib/cart/schema';
import { isSigned, sign } from '@/lib/cookies/seal';
import type { ShopType } from '@/lib/market/shop-type';
import { firstValue, type PageQuery } from '@/lib/paths/page-query';

/** The contents of an invitation link. */
interface Invitation {
  shop: string;
  cart: string;
  owner: string;
}

/** What the path of a group's page says of an invitation; "" for what it does not say. */
export interface InvitationLink extends Omit<Invitation, 'shop'> {
  signature: string;
}

export function invitationIn({ g, o, k }: PageQuery): InvitationLink {
  return { cart: firstValue(g), owner: firstValue(o), signature: firstValue(k) };
}

/** Other clients of the API make the same link without `k` (docs/api.md 7.7); it lets people in all the same. */
export function invitationPath({ id, shopId, ownerId }: AccountCart, type: ShopType): string {
  const k = sign(textOf({ shop: shopId, cart: id, owner: ownerId }));
  return `/group/${shopId}?${new URLSearchParams({ g: id, o: ownerId, t: type, k })}`;
}

/**
 * Whether this storefront has made the link. Only then are visitors told who invites them: ids of carts and customers
 * count up, so a link without our signature can be made up.
 */
export function isOurInvitation(invitation: Invitation, signature: string): boolean {
  return isSigned(signature, textOf(invitation));
}

function textOf({ shop, cart, owner }: Invitation): string {
  return `group ${shop} ${cart} ${owner}`;
}
