/** The customer's own address for the header's chip: kept pages cannot know it, so the chip asks once. */
import { readAddress, writeAddress } from '@/lib/places/address-cookie';
import type { HereAnswer } from '@/lib/places/schema';

export async function GET(): Promise<Response> {
  const saved = await readAddress();
  const ask = saved !== null && !saved.isConfirmed && !saved.isAsked;
  if (ask) await writeAddress({ ...saved, isAsked: true });
  const answer: HereAnswer = { text: saved?.text ?? null, ask };
  return Response.json(answer, { headers: { 'Cache-Control': 'private, no-store' } });
}
