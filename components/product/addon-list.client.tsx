'use client';

import { NumberStepper } from '@/components/product/number-stepper.client';
import type { ProductWords } from '@/components/product/product-words';
import { fillWords } from '@/lib/i18n/fill-words';
import { numberFormat } from '@/lib/i18n/formats';
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
  recount: () => void;
}

/** Hides limits above this one: nobody adds more. */
const sensibleCount = 20;

/** Add-ons with their prices, and with quantities where more than one is allowed. */
export function AddonList({ choices, money, words, values, addonIds, recount }: AddonListProps) {
  const offered = choices.addons.filter(({ id, max }) => max > 0 && (addonIds === null || addonIds.includes(id)));
  if (offered.length === 0) return null;
  return (
    <fieldset className="product-addons">
      <legend>
        {words.addons} <small data-slot="badge">{words.optional}</small>
      </legend>
      <p>{words.addonsRule}</p>
      {offered.map(({ id, title, price, min, max }) => (
        <div key={id}>
          <label>
            <input type="checkbox" name={`addon-${id}`} defaultChecked={values[`addon-${id}`] !== undefined} />
            <span>
              <bdi>{title}</bdi>{' '}
              {max > 1 && max <= sensibleCount && (
                <small>{fillWords(words.upTo, { count: numberFormat(money.language).format(max) })}</small>
              )}
            </span>
            <bdi>{price === 0 ? words.free : `+${formatMinor(price, money)}`}</bdi>
          </label>
          {max > 1 && (
            <NumberStepper
              {...{ min, max, recount }}
              name={`count-${id}`}
              value={values[`count-${id}`] ?? String(min)}
              words={{
                label: fillWords(words.countOf, { title }),
                less: fillWords(words.lessOf, { title }),
                more: fillWords(words.moreOf, { title }),
              }}
              isAwake={addonIds !== null}
            />
          )}
        </div>
      ))}
    </fieldset>
  );
}
