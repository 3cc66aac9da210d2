import { getTranslations } from 'next-intl/server';
import { Option } from '@/components/checkout/option';
import { Accordion, AccordionTrigger } from '@/components/ui/accordion';
import { CallLink } from '@/components/ui/call-link';
import { allergens } from '@/lib/checkout/allergens';
import type { CheckoutState } from '@/lib/checkout/checkout-state';

/** The allergies that the shop is told with the order; they stay ticked for the next one, at any shop. */
export async function Allergies({ state: { draft, shop } }: { state: CheckoutState }) {
  const t = await getTranslations('allergies');
  return (
    <Accordion open={draft.allergens.length > 0}>
      <AccordionTrigger>{t('title')}</AccordionTrigger>
      <div className="mt-3 grid justify-items-start gap-3">
        <p className="text-small text-soft">{t('hint')}</p>
        <CallLink name={shop.title} phone={shop.phone} />
        <fieldset className="cluster w-full text-small">
          <legend className="sr-only">{t('title')}</legend>
          {allergens.map(allergen => (
            <Option
              key={allergen}
              type="checkbox"
              name={`allergen-${allergen}`}
              isOn={draft.allergens.includes(allergen)}
            >
              {t(allergen)}
            </Option>
          ))}
        </fieldset>
      </div>
    </Accordion>
  );
}
