/** The share card of a product. */
import { uuidShape } from '@/lib/api/shapes';
import { cardResponse } from '@/lib/seo/card-answer';
import { productStory } from '@/lib/seo/card-stories';

export const dynamic = 'force-dynamic';

export async function GET(request: Request, { params }: { params: Promise<{ uuid: string }> }): Promise<Response> {
  const { uuid } = await params;
  if (!uuidShape.test(uuid)) return new Response(null, { status: 404 });
  return cardResponse(request, market => productStory(uuid, market));
}
