/** Collects the texts that the server hands to the product form's island, which fills in `{…}`. */
import type { getTranslations } from 'next-intl/server';
import { unfilled } from '@/lib/i18n/unfilled';
import type { Choices } from '@/lib/products/choices';

type Words = Awaited<ReturnType<typeof getTranslations<'product'>>>;
type CartWords = Awaited<ReturnType<typeof getTranslations<'cart'>>>;
type ErrorWords = Awaited<ReturnType<typeof getTranslations<'errors'>>>;
type ReceiptWords = Awaited<ReturnType<typeof getTranslations<'receipt'>>>;

interface Translators {
  t: Words;
  cart: CartWords;
  errors: ErrorWords;
  receipt: ReceiptWords;
}

/** `title`: of the product. */
export function formWords({ t, cart, errors, receipt }: Translators, title: string, choices: Choices) {
  const { minQuantity: min, maxQuantity: max } = choices;
  const hasMax = max <= worthSaying;
  return {
    /** With {total}. */
    add: unfilled(t, 'add'),
    /** The button's label until the island runs. */
    addPlain: t('addPlain'),
    adding: t('adding'),
    offline: errors('product.offline'),
    quantity: t('quantity'),
    quantityRule: hasMax ? t('quantityRule', { min, max }) : min > 1 ? t('quantityMin', { min }) : '',
    less: cart('less', { title }),
    more: cart('oneMore', { title }),
    chooseOne: t('chooseOne'),
    variant: t('variant'),
    soldOut: t('soldOut'),
    addons: t('addons'),
    optional: t('optional'),
    addonsRule: t('addonsRule'),
    /** Shown in place of an add-on's price of 0. */
    free: receipt('free'),
    /** With {count}. */
    upTo: unfilled(t, 'upTo'),
    /** Of an add-on, with {title}. */
    countOf: unfilled(t, 'countOf'),
    lessOf: unfilled(cart, 'less'),
    moreOf: unfilled(cart, 'oneMore'),
  };
}

export type ProductWords = ReturnType<typeof formWords>;

/** Hides limits above this one: nobody orders more. */
const worthSaying = 99;
