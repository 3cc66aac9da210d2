/**
 * The code of a link: `?coupon=` on the home page or a shop's. The middleware keeps it in the `coupon` cookie and leads
 * on to the page without it, so that one kept page answers both (docs/decisions/170). Light enough for the middleware.
 */
import { idShape, uuidShape } from '@/lib/api/shapes';
import { isCouponCode } from '@/lib/coupons/coupon-code';

export interface LinkedCoupon {
  code: string;
  /** The shop that the link led to; empty where it does not say. */
  shopId: string;
}

/**
 * What a link with a code leads to; null for any other.
 *
 * @param page segments of the public path after the language
 */
export function couponLink(page: string[], query: URLSearchParams): { query: URLSearchParams; coupon?: string } | null {
  const code = query.get('coupon')?.trim();
  if (code === undefined || !mayCarry(page)) return null;
  const rest = new URLSearchParams(query);
  rest.delete('coupon');
  if (!isCouponCode(code)) return { query: rest };
  const [, id = ''] = page;
  return { query: rest, coupon: `${idShape.test(id) ? id : ''}:${code}` };
}

function mayCarry([page, id = '', ...rest]: string[]): boolean {
  if (page === undefined) return true;
  return ['restaurant', 'shop'].includes(page) && rest.length === 0 && (idShape.test(id) || uuidShape.test(id));
}

/** Parses the cookie. */
export function parseLinked(kept: string | undefined): LinkedCoupon | null {
  const [shopId = '', code = ''] = kept?.split(':') ?? [];
  return isCouponCode(code) && (shopId === '' || idShape.test(shopId)) ? { shopId, code } : null;
}

export function isMeantFor(shopId: string, linked: LinkedCoupon): boolean {
  return linked.shopId === '' || linked.shopId === shopId;
}
