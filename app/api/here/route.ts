/** The customer's own address for the chip in the header, which requests it because kept pages cannot contain it. */

import type { DeliveryAddressResponse } from '@/lib/addresses/delivery-address';
import { readDeliveryAddress, writeDeliveryAddress } from '@/lib/addresses/delivery-address-cookie';
import { neverKept } from '@/lib/never-kept';

export async function GET(): Promise<Response> {
  const saved = await readDeliveryAddress();
  const mayAsk = saved !== null && !saved.isConfirmed && !saved.isAsked;
  if (mayAsk) await writeDeliveryAddress({ ...saved, isAsked: true });
  const answer: DeliveryAddressResponse = { text: saved?.text ?? null, mayAsk };
  return Response.json(answer, { headers: neverKept });
}
