/** The share card of the start page and the lists. */
import { answerCard, brandStory } from '@/lib/machines/card-answer';

export const dynamic = 'force-dynamic';

export async function GET(request: Request): Promise<Response> {
  return answerCard(request, async ({ locale }) => ({ ok: true, value: await brandStory(locale) }));
}
