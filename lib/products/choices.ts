/** The choices of a product, as small as an island needs them (docs/api.md 2.4). */
import type { OptionLook } from '@/lib/products/option-look';
import { lookOf } from '@/lib/products/options';
import type { Product } from '@/lib/products/schema';

export interface Choices {
  minQuantity: number;
  maxQuantity: number;
  groups: OptionGroup[];
  stocks: StockChoice[];
  /** Add-ons of all stocks; each stock lists the ids of its own. */
  addons: AddonChoice[];
}

interface OptionGroup {
  id: string;
  title: string;
  type: 'text' | 'color' | 'image';
}

export interface StockChoice {
  id: string;
  /** Minor units with fractions, because the API rounds a quantity only as one sum. */
  price: number;
  oldPrice: number | null;
  /** Units in store. */
  left: number;
  /** One value for each group, in group order: what identifies the stock. */
  path: OptionValue[];
  addonIds: string[];
}

export interface OptionValue {
  id: string;
  /** Its words; for a colour or a picture, which have none, the group's name with a number: "Colour 2". */
  label: string;
  look?: OptionLook;
}

export interface AddonChoice {
  /** The add-on's own stock. */
  id: string;
  title: string;
  /** Minor units with fractions. */
  price: number;
  min: number;
  max: number;
}

export function choicesOf(product: Pick<Product, 'minQuantity' | 'maxQuantity' | 'stocks'>): Choices {
  const { minQuantity, maxQuantity, stocks } = product;
  const longest = stocks.toSorted((a, b) => b.options.length - a.options.length)[0];
  const addons = new Map(stocks.flatMap(stock => stock.addons.map(addon => [addon.stockId, addon])));
  return {
    minQuantity,
    maxQuantity,
    groups: longest?.options.map(({ group }) => group) ?? [],
    stocks: stocks.map(stock => ({
      id: stock.id,
      price: stock.exact,
      oldPrice: stock.oldPrice?.minor ?? null,
      left: stock.quantity,
      path: stock.options.map(option => presentedValue(option, stocks)),
      addonIds: stock.addons.map(({ stockId }) => stockId),
    })),
    addons: [...addons.values()].map(({ stockId, title, exact, minQuantity, maxQuantity, quantity }) => ({
      id: stockId,
      title,
      price: exact,
      min: minQuantity,
      max: Math.min(maxQuantity, quantity),
    })),
  };
}

type Option = Product['stocks'][number]['options'][number];

function presentedValue({ id, value, group }: Option, stocks: Product['stocks']): OptionValue {
  if (group.type === 'text') return { id, label: value };
  const all = stocks.flatMap(({ options }) => options.filter(other => other.group.id === group.id));
  const number = [...new Set(all.map(other => other.id))].indexOf(id) + 1;
  const look = lookOf({ type: group.type, value });
  return { id, label: `${group.title} ${number}`.trim(), ...(look && { look }) };
}
