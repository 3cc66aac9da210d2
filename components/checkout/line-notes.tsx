import { getTranslations } from 'next-intl/server';
import { Option } from '@/components/checkout/option';
import { Accordion, AccordionTrigger } from '@/components/ui/accordion';
import { Alert } from '@/components/ui/alert';
import { Field } from '@/components/ui/field';
import type { CheckoutState } from '@/lib/checkout/checkout-state';
import { draftLimits, soldOutWishes } from '@/lib/checkout/draft/draft';
import { type NotedStock, notedStocks } from '@/lib/checkout/draft/line-notes';
import { areLineNotesCut } from '@/lib/checkout/draft/line-notes-cookie';
import { listFormat } from '@/lib/i18n/formats';
import { isolated } from '@/lib/i18n/isolated';
import { languageTag } from '@/lib/i18n/locales';
import { sideBySide } from '@/lib/i18n/side-by-side';
import { pageMarket } from '@/lib/market/market';

/** A note for each line of the cart, and for groceries what to do about sold-out products. */
export async function LineNotes({ state: { cart, draft, shop } }: { state: CheckoutState }) {
  const [t, group, { locale }, isCut] = await Promise.all([
    getTranslations('lineNotes'),
    getTranslations('group'),
    pageMarket(),
    areLineNotesCut(),
  ]);
  const stocks = notedStocks(cart);
  const isNoted = stocks.some(({ stockId }) => draft.lineNotes[stockId]);
  const names = listFormat(languageTag(locale));
  const labelOf = (stock: NotedStock) => {
    const who = names.format(stock.names.map(name => isolated(name || group('host'))));
    return t('label', { title: sideBySide([stock.title, stock.options, who]) });
  };
  return (
    <>
      <Accordion open={isNoted}>
        <AccordionTrigger>{t('title')}</AccordionTrigger>
        <div className="mt-3 grid gap-3">
          <div role="status" className="contents">
            {isCut && <Alert tone="warning">{t('cut')}</Alert>}
          </div>
          {stocks.map(stock => (
            <Field key={stock.stockId} id={`note-${stock.stockId}`} label={labelOf(stock)}>
              {control => (
                <input
                  name={`note-${stock.stockId}`}
                  defaultValue={draft.lineNotes[stock.stockId] ?? ''}
                  maxLength={draftLimits.lineNote}
                  autoComplete="off"
                  dir="auto"
                  {...control}
                />
              )}
            </Field>
          ))}
        </div>
      </Accordion>
      {shop.type === 'shop' && <SoldOutWish chosen={draft.soldOut} />}
    </>
  );
}

async function SoldOutWish({ chosen }: { chosen: CheckoutState['draft']['soldOut'] }) {
  const t = await getTranslations('lineNotes');
  return (
    <fieldset className="checkout-days">
      <legend>{t('soldOut')}</legend>
      <Option name="soldOut" value="" isOn={chosen === ''}>
        {t('decide')}
      </Option>
      {soldOutWishes.map(wish => (
        <Option key={wish} name="soldOut" value={wish} isOn={chosen === wish}>
          {t(wish)}
        </Option>
      ))}
    </fieldset>
  );
}
