/** Tells whether a parcel has changed since its page was rendered (lib/parcels/steps.ts). */
import { ownLocale } from '@/lib/market/queries';
import { liveFailure, liveResponse } from '@/lib/orders/progress/live-response';
import { getParcel, parcelDueOf } from '@/lib/parcels/queries';
import { parcelVersion } from '@/lib/parcels/steps';

export async function GET(request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const parcel = await getParcel((await params).id, await ownLocale());
  if (!parcel.ok) return liveFailure(parcel);
  return liveResponse(request, parcelVersion(parcel.value, await parcelDueOf(parcel.value)));
}
