'use server';

/** Handles the cart's controls as plain forms: each leads to the cart's page, which says what happened. */
import { clearCart, removeLine, setQuantity, undoRemoval } from '@/lib/cart/change';
import { chooseSchema, nothingSchema, quantitySchema, removeSchema, takeUpSchema } from '@/lib/cart/change-schema';
import { landOnCart } from '@/lib/cart/land-on-cart';
import { chooseBasket, takeUp } from '@/lib/cart/switch-basket';
import { pageAction } from '@/lib/forms/form-action';
import { requestMarket } from '@/lib/market/request-market';

export const changeQuantity = pageAction(quantitySchema, async ({ inputs, locale }) =>
  landOnCart(await setQuantity(inputs.line, inputs.quantity, await requestMarket(locale)), locale),
);

export const removeFromCart = pageAction(removeSchema, async ({ inputs, locale }) =>
  landOnCart(await removeLine(inputs.line, inputs.addon, await requestMarket(locale)), locale),
);

export const emptyCart = pageAction(nothingSchema, async ({ locale }) =>
  landOnCart(await clearCart(await requestMarket(locale)), locale),
);

export const bringBack = pageAction(nothingSchema, async ({ locale }) =>
  landOnCart(await undoRemoval(await requestMarket(locale)), locale),
);

export const chooseShop = pageAction(chooseSchema, async ({ inputs, locale }) =>
  landOnCart(await chooseBasket(inputs.choice, await requestMarket(locale)), locale),
);

export const takeUpBasket = pageAction(takeUpSchema, async ({ inputs, locale }) =>
  landOnCart(await takeUp(inputs.shop, await requestMarket(locale)), locale),
);
