'use server';
/** What a product's form may ask for. Ordering is not open yet: the answer checks everything and says so. */
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { formAction } from '@/lib/forms/form-action';
import { choicesOf } from '@/lib/products/choices';
import { readProductAnew } from '@/lib/products/queries';
import { readSelection, troubleWith } from '@/lib/products/rules';

const addSchema = z.looseObject({ product: z.guid() });

/**
 * Reads the product anew and checks stock, add-ons and quantity against it. Answers sentences, not keys: they carry the
 * numbers that hold at this moment.
 */
export const askToAdd = formAction(addSchema, async ({ value, locale, refuse }) => {
  const t = await getTranslations({ locale, namespace: 'product' });
  const product = await readProductAnew(value.product, locale);
  if (!product.ok) return refuse(t(product.why === 'offline' ? 'trouble.offline' : 'trouble.gone'));
  const choices = choicesOf(product.value);
  const selection = readSelection(name => asText(value[name]), choices);
  const trouble = troubleWith(choices, selection);
  if (trouble === null) return refuse(t('soon', { count: selection.quantity, title: product.value.title }));
  const sentence = t(`trouble.${trouble.key}`, { count: trouble.count, title: trouble.title });
  return { ...refuse(), fields: { [trouble.field]: [sentence] } };
});

function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
