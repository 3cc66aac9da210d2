/** The share card of a shop. */
import { idShape, uuidShape } from '@/lib/api/shapes';
import { answerCard } from '@/lib/machines/card-answer';
import { shopStory } from '@/lib/machines/card-stories';

export const dynamic = 'force-dynamic';

export async function GET(request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const { id } = await params;
  if (!idShape.test(id) && !uuidShape.test(id)) return new Response(null, { status: 404 });
  return answerCard(request, market => shopStory(id, market));
}
