import { getTranslations } from 'next-intl/server';
import { Option } from '@/components/checkout/option';
import { dayWords } from '@/components/checkout/time-words';
import { RadioFieldset } from '@/components/forms/radio-fieldset.client';
import { StaticMap } from '@/components/ui/map/static-map';
import { Rating } from '@/components/ui/rating';
import type { CheckoutState } from '@/lib/checkout/checkout-state';
import type { Collection, ListedPoint } from '@/lib/checkout/collection/collection';
import { pointHours } from '@/lib/checkout/collection/point-hours';
import { lengthWords } from '@/lib/i18n/length-words';
import { languageTag } from '@/lib/i18n/locales';
import { sideBySide } from '@/lib/i18n/side-by-side';
import { pageMarket } from '@/lib/market/market';
import { getMoneyStyle } from '@/lib/market/queries';
import { formatMinor } from '@/lib/money';
import { ratingWords } from '@/lib/shops/fact-words';
import { timeWords } from '@/lib/shops/opening/open-words';

interface CollectionFieldsProps {
  state: CheckoutState;
  collection: Collection;
}

/** Asks at which collection point the customer wants to collect the order. */
export async function CollectionFields({ state, collection: { points, chosen, isCut } }: CollectionFieldsProps) {
  const [t, errors] = await Promise.all([getTranslations('checkout'), getTranslations('errors')]);
  const { collectionPoint } = state.draft;
  const count = points?.length ?? 0;
  const noneError = state.reach === 'nowhere' ? 'checkout.pickupOnly' : 'checkout.pointGone';
  return (
    <RadioFieldset name="collectionPoint" className="checkout-group [&_label>span]:flex-1">
      <legend>{t('collectAt')}</legend>
      {collectionPoint === '' && <input type="hidden" name="nearestPoint" value={chosen?.id ?? ''} />}
      {/* What was chosen before goes along while nobody tells what can be chosen. */}
      {points === null && <input type="hidden" name="collectionPoint" value={collectionPoint} />}
      {count === 0 && (
        <p className="text-small text-paprika-ink">{points === null ? errors('offline') : errors(noneError)}</p>
      )}
      {points?.map(point => (
        <PointOption key={point.id} point={point} state={state} isOn={point === chosen} />
      ))}
      {isCut && <p className="text-small text-soft">{t('nearestPoints', { count })}</p>}
      {chosen?.location && <StaticMap point={chosen.location} />}
    </RadioFieldset>
  );
}

interface PointOptionProps {
  point: ListedPoint;
  state: CheckoutState;
  isOn: boolean;
}

async function PointOption({ point, state, isOn }: PointOptionProps) {
  const [receipt, card, style, { locale }] = await Promise.all([
    getTranslations('receipt'),
    getTranslations('card'),
    getMoneyStyle(),
    pageMarket(),
  ]);
  const language = languageTag(locale);
  const { id, title, address, distance, price, rating, ratingCount } = point;
  const way = distance === null ? '' : lengthWords(Math.max(50, Math.round(distance / 50) * 50), language);
  return (
    <Option
      name="collectionPoint"
      value={id}
      isOn={isOn}
      hint={
        <>
          <bdi className="block">{sideBySide([address, way])}</bdi>
          <PointOpening point={point} state={state} language={language} />
          <Rating words={ratingWords({ rating, reviewCount: ratingCount }, { t: card, language })} />
        </>
      }
    >
      <span className="flex justify-between gap-3">
        <bdi>{title}</bdi>
        <b className="tabular">{price.minor === 0 ? receipt('deliveryFree') : formatMinor(price.minor, style)}</b>
      </span>
    </Option>
  );
}

interface PointOpeningProps extends Pick<PointOptionProps, 'point' | 'state'> {
  /** BCP 47 tag. */
  language: string;
}

/** The hours on the day of the order, and whether the point is closed at its time. */
async function PointOpening({ point, state, language }: PointOpeningProps) {
  const hours = pointHours(point, state.when);
  if (hours === null) return null;
  const [t, card] = await Promise.all([getTranslations('checkout'), getTranslations('card')]);
  const { opening, isAllDay, isOpenThen } = hours;
  const day = dayWords(hours, t, language);
  const words =
    opening === null
      ? sideBySide([day, t('closed')])
      : t('slot', { day, from: timeWords(opening.from, language), to: timeWords(opening.to, language) });
  return (
    <span className="block">
      {isAllDay ? card('open.always') : words}
      {!isOpenThen && opening !== null && <b className="ms-2 text-paprika-ink">{t('closedThen')}</b>}
    </span>
  );
}
