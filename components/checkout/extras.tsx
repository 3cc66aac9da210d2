import { getTranslations } from 'next-intl/server';
import { Allergies } from '@/components/checkout/allergies';
import { CouponField } from '@/components/checkout/coupon/coupon-field';
import { LineNotes } from '@/components/checkout/line-notes';
import { Option } from '@/components/checkout/option';
import { Step } from '@/components/checkout/step.client';
import { Field } from '@/components/forms/field.client';
import type { CheckoutState } from '@/lib/checkout/checkout-state';
import { isRefused } from '@/lib/checkout/coupon';
import { couponOffers } from '@/lib/checkout/coupon-offers';
import { draftLimits } from '@/lib/checkout/draft/draft';
import { allergiesSaid } from '@/lib/checkout/order/request-words';
import { isTip, tipChoices } from '@/lib/checkout/tips';
import { listFormat } from '@/lib/i18n/formats';
import { isolated } from '@/lib/i18n/isolated';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import { getMoneyStyle } from '@/lib/market/queries';
import { formatMinor } from '@/lib/money';
import { cutTo } from '@/lib/typed-lengths';

/** Optional fields: a note, allergies, a coupon with its result, and for a delivery a tip. */
export async function Extras({ state }: { state: CheckoutState }) {
  const t = await getTranslations('checkout');
  const { draft, shop, coupon } = state;
  return (
    <Step
      id="extras"
      title={t('extras')}
      chosen={await chosenOf(state)}
      edit={t('edit')}
      isNeeded={isRefused(coupon) || (draft.tip === 'other' && !isTip(draft.ownTip))}
      fields={['note', 'coupon', 'tip', 'ownTip']}
    >
      <Field
        name="note"
        label={t(shop.type === 'restaurant' ? 'note' : 'noteShop')}
        hint={t('noteHint')}
        value={draft.note}
        maxLength={draftLimits.note}
        rows={2}
      />
      <Allergies state={state} />
      {state.offersLineNotes && <LineNotes state={state} />}
      <CouponField state={state} />
      {state.offersTips && <Tips state={state} />}
    </Step>
  );
}

async function chosenOf(state: CheckoutState) {
  const { draft, shop, coupon, totals, offersTips, offersLineNotes } = state;
  const [t, notes, style, { locale }] = await Promise.all([
    getTranslations('checkout'),
    getTranslations('lineNotes'),
    getMoneyStyle(),
    pageMarket(),
  ]);
  const tips = totals?.tips.minor ?? 0;
  const chosen = [
    await allergiesSaid(draft.allergens, locale),
    // The beginning of the note is enough to recognize it.
    cutTo(60, draft.note),
    coupon === 'good' ? draft.coupon : await codesOffered(state),
    tips > 0 ? `${t('tip')}: ${isolated(formatMinor(tips, style))}` : '',
  ];
  return (
    <>
      {/* Grocery customers look for these notes, and would not find them below the other note and the coupon. */}
      {offersLineNotes && shop.type === 'shop' && (
        <span className="block">{`${notes('soldOut')}: ${notes(draft.soldOut || 'decide')}`}</span>
      )}
      <bdi>{chosen.filter(Boolean).join(' · ') || t(offersTips ? 'optionalTip' : 'optional')}</bdi>
    </>
  );
}

/** The best codes of the shop, so that a folded step tells of them. */
async function codesOffered(state: CheckoutState): Promise<string> {
  const [t, market] = await Promise.all([getTranslations('checkout.couponOffer'), pageMarket()]);
  const offers = await couponOffers(state, market);
  const codes = listFormat(languageTag(market.locale), 'narrow').format(offers.map(({ code }) => isolated(code)));
  return offers.length === 0 ? '' : `${t('title')}: ${codes}`;
}

async function Tips({ state: { draft, cart } }: { state: CheckoutState }) {
  const [t, style] = await Promise.all([getTranslations('checkout'), getMoneyStyle()]);
  return (
    <fieldset className="checkout-days checkout-delivery">
      <legend>{t('tip')}</legend>
      <Option name="tip" value="" isOn={draft.tip === ''}>
        {t('tipNone')}
      </Option>
      {tipChoices(cart.goods).map(({ percent, minor }) => (
        <Option
          key={percent}
          name="tip"
          value={String(percent)}
          isOn={draft.tip === String(percent)}
          hint={t('tipShare', { percent })}
        >
          <bdi>{formatMinor(minor, style)}</bdi>
        </Option>
      ))}
      <Option name="tip" value="other" isOn={draft.tip === 'other'}>
        {t('tipOther')}
      </Option>
      <div className="checkout-own-tip col-span-full max-w-48">
        <input type="hidden" name="tipCurrency" value={draft.tipCurrency} />
        <Field
          name="ownTip"
          label={t('ownTip')}
          value={draft.ownTip}
          inputMode="decimal"
          maxLength={draftLimits.tip}
          autoComplete="off"
        />
      </div>
    </fieldset>
  );
}
