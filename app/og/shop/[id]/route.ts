/** The share card of a shop. */
import { idShape, uuidShape } from '@/lib/api/shapes';
import { cardResponse } from '@/lib/seo/card-answer';
import { shopStory } from '@/lib/seo/card-stories';
import { fileResponse } from '@/lib/seo/kept-files';

export const dynamic = 'force-dynamic';

export async function GET(request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const { id } = await params;
  if (!idShape.test(id) && !uuidShape.test(id)) return fileResponse('gone', '');
  return cardResponse(request, market => shopStory(id, market));
}
