/** The order as the API takes it (8.1), out of what was filled in. Fields that are not used are left out (API 7.1). */

import type { CheckoutState } from '@/lib/checkout/checkout-state';
import type { OrderRequest } from '@/lib/checkout/orders';
import { clockTime } from '@/lib/checkout/when';
import type { Currency } from '@/lib/market/schema';
import { digitsOf } from '@/lib/phone';

interface WishWords {
  /** "Leave it at the door", for the courier. */
  leave: string;
}

/** Null when it is not whole: no cart of the account, no place or no time. */
export function orderRequestOf(situation: CheckoutState, currency: Currency, words: WishWords): OrderRequest | null {
  const { cart, draft, when, coupon, totals } = situation;
  const where = draft.fulfilment === 'delivery' ? deliveryOf(situation, words) : pickupOf(situation);
  if (cart.id === null || where === null || when.kind === 'none') return null;
  const tips = totals?.tips.minor ?? 0;
  return {
    cart_id: Number(cart.id),
    shop_id: Number(cart.shop.id),
    currency_id: Number(currency.id),
    rate: currency.rate,
    delivery_type: draft.fulfilment,
    ...where,
    delivery_date: when.date,
    delivery_time: clockTime(when.minutes),
    ...(draft.note !== '' && { note: draft.note }),
    ...(coupon === 'good' && { coupon: draft.coupon }),
    ...(tips > 0 && { tips: tips / 100 }),
    ...receiverOf(situation),
  };
}

/** The door's words go with the address, where couriers' apps show them. */
function deliveryOf({ destination: place, draft }: CheckoutState, { leave }: WishWords): OrderRequest | null {
  if (place === null) return null;
  const { latitude, longitude } = place.point;
  const comment = [...(draft.leave ? [leave] : []), ...(draft.door === '' ? [] : [draft.door])].join('. ');
  const { house, floor, office } = draft;
  const details = Object.entries({ house, floor, office, comment }).filter(([, text]) => text !== '');
  return {
    location: { latitude: String(latitude), longitude: String(longitude) },
    address: { address: place.text, ...Object.fromEntries(details) },
  };
}

/** The branch, or the shop itself, stands where the address would (8.1). */
function pickupOf({ branches, draft, shop }: CheckoutState): OrderRequest | null {
  const branch = branches.find(({ id }) => id === draft.branch);
  if (draft.branch !== '' && branch === undefined) return null;
  const point = branch?.location ?? shop.location;
  return {
    address: { address: branch?.address || branch?.title || shop.address || shop.title },
    ...(point !== null && { location: { latitude: String(point.latitude), longitude: String(point.longitude) } }),
  };
}

/** Another receiver, or the number that the operator asks for. */
function receiverOf({ draft, session }: CheckoutState): OrderRequest {
  if (draft.other) return { username: draft.name, phone: digitsOf(draft.otherPhone) };
  const own = draft.phone === '' || digitsOf(draft.phone) === session?.customer.phone ? '' : digitsOf(draft.phone);
  return own === '' ? {} : { phone: own };
}
