'use client';

import type { ProductWords } from '@/components/product/product-words';
import { fillWords } from '@/lib/i18n/fill-words';
import { formatMinor, type MoneyStyle } from '@/lib/money';
import type { Choices } from '@/lib/products/choices';

interface AddonListProps {
  choices: Choices;
  money: MoneyStyle;
  words: ProductWords;
  /** What was posted last; only without script. */
  values: Record<string, string>;
  /** The add-ons of the chosen stock; null until the island runs. */
  addonIds: string[] | null;
}

/** Hides limits above this one: nobody adds more. */
const sensibleCount = 20;

/** Add-ons with their prices, and with quantities where more than one is allowed. */
export function AddonList({ choices, money, words, values, addonIds }: AddonListProps) {
  const offered = choices.addons.filter(({ id, max }) => max > 0 && (addonIds === null || addonIds.includes(id)));
  if (offered.length === 0) return null;
  return (
    <fieldset className="product-addons">
      <legend>
        {words.addons} <small>{words.addonsRule}</small>
      </legend>
      {offered.map(({ id, title, price, min, max }) => (
        <div key={id}>
          <label>
            <input type="checkbox" name={`addon-${id}`} defaultChecked={values[`addon-${id}`] !== undefined} />
            <span>
              {title}
              {max > 1 && max <= sensibleCount && <small>{fillWords(words.upTo, { count: String(max) })}</small>}
            </span>
            <bdi>{`+${formatMinor(price, money)}`}</bdi>
          </label>
          {max > 1 && (
            <input
              name={`count-${id}`}
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              aria-label={fillWords(words.countOf, { title })}
              defaultValue={values[`count-${id}`] ?? String(min)}
            />
          )}
        </div>
      ))}
    </fieldset>
  );
}
