import { feedResponse } from '@/lib/content/feed';

export const dynamic = 'force-dynamic';

/** The newest articles for feed readers; middleware.ts has checked the language. */
export async function GET(_request: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  return feedResponse((await params).locale);
}
