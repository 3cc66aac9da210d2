/** The share card of a product. */
import { uuidShape } from '@/lib/api/shapes';
import { cardResponse } from '@/lib/seo/card-answer';
import { productStory } from '@/lib/seo/card-stories';
import { fileResponse } from '@/lib/seo/kept-files';

export const dynamic = 'force-dynamic';

export async function GET(request: Request, { params }: { params: Promise<{ uuid: string }> }): Promise<Response> {
  const { uuid } = await params;
  if (!uuidShape.test(uuid)) return fileResponse('gone', '');
  return cardResponse(request, market => productStory(uuid, market));
}
