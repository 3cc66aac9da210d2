'use server';

/** The cart's controls as plain forms: each ends on the cart's page, which says what happened. */
import { landOnCart } from '@/lib/cart/after-change';
import { chooseSchema, nothingSchema, quantitySchema, removeSchema, takeUpSchema } from '@/lib/cart/asked';
import { chooseBasket, clearCart, removeLine, setQuantity, takeUp, undoRemoval } from '@/lib/cart/change';
import { formAction } from '@/lib/forms/form-action';
import { askedMarket } from '@/lib/market/asked';

export const changeQuantity = formAction(quantitySchema, async ({ value, locale }) =>
  landOnCart(await setQuantity(value.line, value.quantity, await askedMarket(locale)), locale),
);

export const removeFromCart = formAction(removeSchema, async ({ value, locale }) =>
  landOnCart(await removeLine(value.line, value.addon, await askedMarket(locale)), locale),
);

export const emptyCart = formAction(nothingSchema, async ({ locale }) =>
  landOnCart(await clearCart(await askedMarket(locale)), locale),
);

export const bringBack = formAction(nothingSchema, async ({ locale }) =>
  landOnCart(await undoRemoval(await askedMarket(locale)), locale),
);

export const chooseShop = formAction(chooseSchema, async ({ value, locale }) =>
  landOnCart(await chooseBasket(value.choice, await askedMarket(locale)), locale),
);

export const takeUpBasket = formAction(takeUpSchema, async ({ value, locale }) =>
  landOnCart(await takeUp(value.shop, await askedMarket(locale)), locale),
);
