/**
 * Tells whether a parcel has changed since its page was rendered (`seen`, lib/parcels/steps.ts): 204 for no, 200 for
 * yes.
 */
import type { NextRequest } from 'next/server';
import { ownLocale } from '@/lib/market/queries';
import { neverKept, noContent } from '@/lib/never-kept';
import { getParcel, parcelDueOf } from '@/lib/parcels/queries';
import { parcelVersion } from '@/lib/parcels/steps';

export async function GET(request: NextRequest, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const parcel = await getParcel((await params).id, await ownLocale());
  // As for an order: a failure that says nothing of the parcel leaves its page as it is.
  if (!parcel.ok) {
    const isNews = parcel.why === 'unauthorized' || parcel.why === 'gone';
    return Response.json({ why: parcel.why }, { status: isNews ? 200 : 503, headers: neverKept });
  }
  const version = parcelVersion(parcel.value, await parcelDueOf(parcel.value));
  if (version === request.nextUrl.searchParams.get('seen')) return noContent();
  return Response.json({ version }, { headers: neverKept });
}
