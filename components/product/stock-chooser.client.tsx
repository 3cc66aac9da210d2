'use client';

import { OptionGroups } from '@/components/product/option-groups.client';
import type { ProductWords } from '@/components/product/product-words';
import { OptionLooks } from '@/components/ui/option-looks';
import { formatMinor, type MoneyStyle } from '@/lib/money';
import type { Choices } from '@/lib/products/choices';
import { canBuy, type Selection } from '@/lib/products/rules';

interface StockChooserProps {
  choices: Choices;
  money: MoneyStyle;
  words: ProductWords;
  /** What was posted last; only without script. */
  values: Record<string, string>;
  /** Null until the island runs. */
  selection: Selection | null;
}

/**
 * Hides the option groups where no script can narrow them: the customer then chooses from one list of stocks. The rules
 * are important, because the build's stylesheets outrank rules that the build does not know
 * (hosting/build/flatten-layers.mjs).
 */
const plainStyle = '.product-groups{display:none!important}.product-groups+.product-stocks{display:block!important}';

/** One group of options is shown as one list of stocks. Several are chosen one after the other (docs/api.md 2.4). */
export function StockChooser(props: StockChooserProps) {
  const { choices, money, words, values, selection } = props;
  const { stocks, groups } = choices;
  if (stocks.length < 2) return <input type="hidden" name="stock" value={stocks[0]?.id ?? ''} />;
  const first = stocks.find(stock => canBuy(choices, stock)) ?? stocks[0];
  const isGrouped = groups.length > 1;
  return (
    <>
      {isGrouped && (
        <noscript>
          <style>{plainStyle}</style>
        </noscript>
      )}
      {isGrouped && <OptionGroups {...props} first={first} />}
      {(!isGrouped || selection === null) && (
        <fieldset className="product-stocks">
          <legend>
            {groups.map(({ title }) => title).join(' · ') || words.variant}{' '}
            <small data-slot="badge">{words.chooseOne}</small>
          </legend>
          {stocks.map(stock => (
            <label key={stock.id}>
              <input
                type="radio"
                name="stock"
                value={stock.id}
                defaultChecked={stock.id === (values.stock ?? first?.id)}
                disabled={!canBuy(choices, stock)}
              />
              <OptionLooks looks={stock.path.flatMap(({ look }) => look ?? [])} size="size-8" />
              <span>
                <bdi>{stock.path.map(({ label }) => label).join(' · ')}</bdi>
              </span>
              {!canBuy(choices, stock) && <small>{words.soldOut}</small>}
              <bdi>{formatMinor(stock.price, money)}</bdi>
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}
