import { getTranslations } from 'next-intl/server';
import { OptionLooks } from '@/components/ui/option-looks';
import { Picture } from '@/components/ui/picture';
import { Quantity } from '@/components/ui/quantity';
import type { CartLine, QuantityProblem } from '@/lib/cart/cart';
import { numberFormat } from '@/lib/i18n/formats';
import { formatMinor, type MoneyStyle } from '@/lib/money';

/** What somebody has chosen, with pictures, and what of it cannot be had. */
export async function GroupLines({ lines, money }: { lines: CartLine[]; money: MoneyStyle }) {
  const [t, receipt, wrong] = await Promise.all([getTranslations('cart'), getTranslations('receipt'), problemWords()]);
  const count = (units: number) => numberFormat(money.language).format(units);
  const price = (minor: number) => (minor === 0 ? receipt('free') : formatMinor(minor, money));
  return (
    <ul className="group-lines">
      {lines.map(({ lineId, title, options, looks, measure, picture, quantity, total, addons, isBonus, problem }) => (
        <li key={lineId}>
          <span className="group-picture">
            <Picture source={picture} alt="" widths={[96, 160]} sizes="48px" />
          </span>
          <span className="group-what">
            <Quantity quantity={quantity} measure={measure} language={money.language} />{' '}
            <bdi>{title || t('unnamed')}</bdi>
            {options !== '' && (
              <small>
                <OptionLooks looks={looks} />
                <bdi>{options}</bdi>
              </small>
            )}
            {addons.map(addon => (
              <small key={addon.key}>
                + {count(addon.quantity)} × <bdi>{addon.title || t('unnamed')}</bdi>{' '}
                <bdi>{price(addon.total.minor)}</bdi>
                {addon.problem !== null && <em>{wrong(addon.problem)}</em>}
              </small>
            ))}
            {problem !== null && problem.kind !== 'price' && (
              <small>
                <em>{wrong(problem)}</em>
              </small>
            )}
            {isBonus && <small>{t('free', { count: quantity })}</small>}
          </span>
          <bdi className="group-price">{price(total.minor)}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** Everybody reads it, so it asks nobody for anything: the cart of whoever has chosen it does. */
async function problemWords(): Promise<(problem: QuantityProblem) => string> {
  const [cart, errors, recipes] = await Promise.all([
    getTranslations('cart.problem'),
    getTranslations('errors.product'),
    getTranslations('recipes'),
  ]);
  return problem => {
    if (problem.kind === 'left') return recipes('only', { left: problem.left, count: problem.wanted });
    if (problem.kind === 'max') return errors('max', { count: problem.max });
    if (problem.kind === 'min') return cart('min', { min: problem.min });
    return problem.kind === 'soldOut' ? recipes('soldOut') : cart('addon');
  };
}
