'use server';

/** Handles the cart's controls as plain forms: each leads to the cart's page, where a notice says what happened. */
import { applyControl } from '@/lib/cart/change/apply-control';
import { controlSchema } from '@/lib/cart/change/change-schema';
import { landOnCart } from '@/lib/cart/change/land-on-cart';
import { pageAction } from '@/lib/forms/form-action';
import { requestMarket } from '@/lib/market/request-market';

/** One action for all controls: each further action would add its id to the script of the cart's page. */
export const changeCart = pageAction(controlSchema, async ({ inputs, locale }) =>
  landOnCart(await applyControl(inputs, await requestMarket(locale)), locale),
);
