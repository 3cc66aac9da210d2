import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/ui/picture';
import type { CartLine } from '@/lib/cart/cart';
import { numberFormat } from '@/lib/i18n/formats';
import { formatMinor, type MoneyStyle } from '@/lib/money';

/** What somebody has chosen, with pictures. */
export async function GroupLines({ lines, money }: { lines: CartLine[]; money: MoneyStyle }) {
  const [t, r] = await Promise.all([getTranslations('cart'), getTranslations('receipt')]);
  const count = (units: number) => numberFormat(money.language).format(units);
  const price = (minor: number) => (minor === 0 ? r('free') : formatMinor(minor, money));
  return (
    <ul className="group-lines">
      {lines.map(({ lineId, title, options, picture, quantity, total, addons, isBonus }) => (
        <li key={lineId}>
          <span className="group-picture">
            <Picture source={picture} alt="" widths={[96, 160]} sizes="48px" />
          </span>
          <span className="group-what">
            {count(quantity)} × <bdi>{title || t('unnamed')}</bdi>
            {options !== '' && <small>{options}</small>}
            {addons.map(addon => (
              <small key={addon.key}>
                + {count(addon.quantity)} × <bdi>{addon.title || t('unnamed')}</bdi>{' '}
                <bdi>{price(addon.total.minor)}</bdi>
              </small>
            ))}
            {isBonus && <small>{t('free', { count: quantity })}</small>}
          </span>
          <bdi className="group-price">{price(total.minor)}</bdi>
        </li>
      ))}
    </ul>
  );
}
