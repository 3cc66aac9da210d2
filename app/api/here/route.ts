/** The customer's own address for the header's chip: kept pages cannot know it, so the chip asks once. */
import { readDeliveryAddress, writeDeliveryAddress } from '@/lib/addresses/delivery-address-cookie';
import type { DeliveryAddressResponse } from '@/lib/addresses/schema';

export async function GET(): Promise<Response> {
  const saved = await readDeliveryAddress();
  const ask = saved !== null && !saved.isConfirmed && !saved.isAsked;
  if (ask) await writeDeliveryAddress({ ...saved, isAsked: true });
  const answer: DeliveryAddressResponse = { text: saved?.text ?? null, ask };
  return Response.json(answer, { headers: { 'Cache-Control': 'private, no-store' } });
}
