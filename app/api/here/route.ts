/**
 * The customer's own address for the chip in the header and its picker, which request it because kept pages cannot
 * contain it.
 */

import type { DeliveryAddressResponse } from '@/lib/addresses/delivery-address';
import { readDeliveryAddress, writeDeliveryAddress } from '@/lib/addresses/delivery-address-cookie';
import { neverKept } from '@/lib/never-kept';

export async function GET(): Promise<Response> {
  const saved = await readDeliveryAddress();
  const mayAsk = saved !== null && !saved.isConfirmed && !saved.isAsked;
  if (mayAsk) await writeDeliveryAddress({ ...saved, isAsked: true });
  const point = saved && { latitude: saved.latitude, longitude: saved.longitude };
  const answer: DeliveryAddressResponse = { text: saved?.text ?? null, point, mayAsk };
  return Response.json(answer, { headers: neverKept });
}
