import type { OrderWords } from '@/components/orders/order-words';

/** What a way of paying is called; a provider that we have no word for has its own name. */
export function methodWords(tag: string, t: OrderWords): string {
  if (tag === 'cash' || tag === 'wallet' || tag === 'stripe') return t(`method.${tag}`);
  return t('method.other', { name: tag.charAt(0).toUpperCase() + tag.slice(1) });
}
