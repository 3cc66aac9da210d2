'use server';

import { chooseBasket, clearCart, removeLine, setQuantity, takeUp, undoRemoval } from '@/lib/cart/change';
import { chooseSchema, nothingSchema, quantitySchema, removeSchema, takeUpSchema } from '@/lib/cart/change-schema';
/** The cart's controls as plain forms: each ends on the cart's page, which says what happened. */
import { landOnCart } from '@/lib/cart/land-on-cart';
import { formAction } from '@/lib/forms/form-action';
import { requestMarket } from '@/lib/market/request-market';

export const changeQuantity = formAction(quantitySchema, async ({ value, locale }) =>
  landOnCart(await setQuantity(value.line, value.quantity, await requestMarket(locale)), locale),
);

export const removeFromCart = formAction(removeSchema, async ({ value, locale }) =>
  landOnCart(await removeLine(value.line, value.addon, await requestMarket(locale)), locale),
);

export const emptyCart = formAction(nothingSchema, async ({ locale }) =>
  landOnCart(await clearCart(await requestMarket(locale)), locale),
);

export const bringBack = formAction(nothingSchema, async ({ locale }) =>
  landOnCart(await undoRemoval(await requestMarket(locale)), locale),
);

export const chooseShop = formAction(chooseSchema, async ({ value, locale }) =>
  landOnCart(await chooseBasket(value.choice, await requestMarket(locale)), locale),
);

export const takeUpBasket = formAction(takeUpSchema, async ({ value, locale }) =>
  landOnCart(await takeUp(value.shop, await requestMarket(locale)), locale),
);
