'use client';

import type { ProductWords } from '@/components/product/product-words';
import { OptionLooks } from '@/components/ui/option-looks';
import { formatMinor, type MoneyStyle } from '@/lib/money';
import type { Choices, StockChoice } from '@/lib/products/choices';
import { differenceOf, pathOf, type Selection, stockByPath, valuesAt } from '@/lib/products/rules';

interface OptionGroupsProps {
  choices: Choices;
  money: MoneyStyle;
  words: ProductWords;
  /** Null until the island runs. From then on its path is complete. */
  selection: Selection | null;
  /** The stock that is preselected. */
  first: StockChoice | undefined;
}

/**
 * A fieldset for each group: each choice narrows the groups after it (docs/api.md 2.4). The form computes the total and
 * the path.
 */
export function OptionGroups({ choices, money, words, selection, first }: OptionGroupsProps) {
  const isAwake = selection !== null;
  const chosen = stockByPath(choices.stocks, selection?.path ?? []) ?? first;
  if (chosen === undefined) return null;
  return (
    <div className="product-groups">
      {choices.groups.map((group, at) => (
        <fieldset key={group.id}>
          <legend>
            {group.title} <small data-slot="badge">{words.chooseOne}</small>
          </legend>
          {valuesAt(choices.stocks, pathOf(chosen), at).map(({ id, label, look }) => {
            const difference = differenceOf(choices, chosen, at, id);
            return (
              // The key makes React replace the radio buttons when they become controlled.
              <label key={isAwake ? id : `${id}…`}>
                <input
                  type="radio"
                  name={`option-${at}`}
                  value={id}
                  disabled={difference === null}
                  {...(isAwake ? { checked: chosen.path[at]?.id === id, onChange: nothing } : {})}
                />
                {look && <OptionLooks looks={[look]} size="size-8" />}
                <span>
                  <bdi>{label}</bdi>
                </span>
                {difference === null ? <small>{words.soldOut}</small> : <Difference of={difference} money={money} />}
              </label>
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}

/** Needed by React for a controlled input; the form listens to all of its fields. */
function nothing() {}

function Difference({ of, money }: { of: number; money: MoneyStyle }) {
  return of === 0 ? null : <bdi>{`${of > 0 ? '+' : ''}${formatMinor(of, money)}`}</bdi>;
}
