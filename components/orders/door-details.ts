/** Writes the details of a door in words, for an order and for a parcel. */
import type { OrderWords } from '@/components/orders/order-words';
import { isDoorNumber } from '@/lib/addresses/door-number';

interface Door {
  /** The address, which may name the house already. */
  text: string;
  house: string;
  entrance?: string;
  floor: string;
  office: string;
}

/** "Floor 3", "Office 12": those that are known, and no house that the address names. */
export function doorDetails(door: Door, t: OrderWords): string[] {
  return (['house', 'entrance', 'floor', 'office'] as const).flatMap(part => {
    const { [part]: value = '' } = door;
    if (value === '' || (part === 'house' && door.text.includes(value))) return [];
    return isDoorNumber(value) ? t(part, { value }) : value;
  });
}
