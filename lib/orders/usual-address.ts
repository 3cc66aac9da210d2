/** Chooses the usual delivery address of a customer who signs in on this device. */
import 'server-only';
import { listDeliverableAddresses } from '@/lib/addresses/account-addresses';
import type { DeliveryAddress } from '@/lib/addresses/delivery-address';
import { readDeliveryAddress, writeDeliveryAddress } from '@/lib/addresses/delivery-address-cookie';
import type { Locale } from '@/lib/i18n/locales';
import { getOrder, listLatestOrders } from '@/lib/orders/queries';

/**
 * Takes the account's active address, or otherwise that of the latest order, unless an address is chosen on this
 * device. Header, home page and checkout name it, each with a way to change it. While the API is away nothing is
 * chosen. Actions and route handlers only.
 */
export async function chooseUsualAddress(locale: Locale): Promise<void> {
  if ((await readDeliveryAddress()) !== null) return;
  const saved = await listDeliverableAddresses(locale);
  if (!saved.ok) return;
  const [first] = saved.value;
  const usual =
    first === undefined ? await latestOrderAddress(locale) : { text: first.text, ...first.point, savedId: first.id };
  if (usual !== null) await writeDeliveryAddress({ ...usual, isConfirmed: true, isAsked: true });
}

type Usual = Pick<DeliveryAddress, 'text' | 'latitude' | 'longitude' | 'savedId'>;

async function latestOrderAddress(locale: Locale): Promise<Usual | null> {
  const orders = await listLatestOrders(locale);
  const latest = orders.ok ? orders.value.items.find(({ isDelivery }) => isDelivery) : undefined;
  const order = latest === undefined ? null : await getOrder(latest.id, locale);
  if (!order?.ok || order.value.location === null || order.value.address.text === '') return null;
  return { text: order.value.address.text, ...order.value.location };
}
