/** The share card of the home page and the lists. */
import { brandStory, cardResponse } from '@/lib/seo/card-answer';

export const dynamic = 'force-dynamic';

export async function GET(request: Request): Promise<Response> {
  return cardResponse(request, async ({ locale }) => ({ ok: true, value: await brandStory(locale) }));
}
