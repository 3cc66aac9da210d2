/** Finds out what a customer usually orders at a shop, from their orders there. Pure. */
import { idShape, uuidShape } from '@/lib/api/shapes';
import type { OrderLine } from '@/lib/orders/parts/line-schema';
import type { Order } from '@/lib/orders/schema';

export interface Usual {
  /** The product's uuid. */
  uuid: string;
  /** The stock and the extras that the product was ordered as most often. */
  stockId: string;
  options: string[];
  addons: string[];
  /** The number of orders that contain the product. */
  times: number;
}

/**
 * Each product once, the most often ordered first, then the newest. Leaves out what is no longer sold or sold out.
 * `orders` begin with the newest.
 */
export function usualsOf(orders: Pick<Order, 'lines'>[]): Usual[] {
  const available = orders.map(({ lines }) => lines.filter(isAvailable));
  const lines = Map.groupBy(available.flat(), ({ uuid }) => uuid);
  return [...lines]
    .flatMap(([uuid, same]) => {
      const line = mostOften(same);
      if (line === undefined) return [];
      const times = available.filter(found => found.some(other => other.uuid === uuid)).length;
      return { uuid, stockId: line.stockId, options: line.options, addons: extrasOf(line).map(titleOf), times };
    })
    .toSorted((one, other) => other.times - one.times);
}

function isAvailable({ isBonus, isGone, stockId, uuid }: OrderLine): boolean {
  return !isBonus && !isGone && idShape.test(stockId) && uuidShape.test(uuid);
}

/** The newest of those that were chosen alike most often. */
function mostOften(lines: OrderLine[]): OrderLine | undefined {
  const alike = [
    ...Map.groupBy(lines, line => [line.stockId, ...extrasOf(line).map(stockOf).toSorted()].join()).values(),
  ];
  return alike.toSorted((one, other) => other.length - one.length)[0]?.[0];
}

type Extra = OrderLine['addons'][number];

const extrasOf = ({ addons }: OrderLine) => addons.filter(({ isGone, isBonus }) => !isGone && !isBonus);
const stockOf = ({ stockId }: Extra) => stockId;
const titleOf = ({ title }: Extra) => title;
