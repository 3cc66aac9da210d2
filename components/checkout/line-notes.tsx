import { getTranslations } from 'next-intl/server';
import { Option } from '@/components/checkout/option';
import { Field } from '@/components/ui/field';
import type { CheckoutState } from '@/lib/checkout/checkout-state';
import { limits, soldOutWishes } from '@/lib/checkout/draft';

/** A note for each thing in the cart, and for groceries what to do about what is sold out. */
export async function LineNotes({ state: { cart, draft, shop } }: { state: CheckoutState }) {
  const t = await getTranslations('lineNotes');
  const lines = cart.lines.filter(({ isBonus }) => !isBonus);
  const isNoted = lines.some(({ stockId }) => draft.lineNotes[stockId]);
  return (
    <>
      <details open={isNoted}>
        <summary className="action-link">{t('title')}</summary>
        <div className="mt-3 grid gap-3">
          {lines.map(({ stockId, title, options }) => (
            <Field
              key={stockId}
              id={`note-${stockId}`}
              label={t('label', { title: [title, options].filter(Boolean).join(' · ') })}
            >
              {control => (
                <input
                  name={`note-${stockId}`}
                  defaultValue={draft.lineNotes[stockId] ?? ''}
                  maxLength={limits.lineNote}
                  autoComplete="off"
                  dir="auto"
                  {...control}
                />
              )}
            </Field>
          ))}
        </div>
      </details>
      {shop.type === 'shop' && (
        <fieldset className="checkout-days">
          <legend>{t('soldOut')}</legend>
          <Option name="soldOut" value="" isOn={draft.soldOut === ''}>
            {t('decide')}
          </Option>
          {soldOutWishes.map(wish => (
            <Option key={wish} name="soldOut" value={wish} isOn={draft.soldOut === wish}>
              {t(wish)}
            </Option>
          ))}
        </fieldset>
      )}
    </>
  );
}
