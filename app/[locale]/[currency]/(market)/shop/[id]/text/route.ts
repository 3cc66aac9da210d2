import { marketOf } from '@/lib/market/market';
import { textMenu } from '@/lib/shops/text-menu/text-menu';
import { readView } from '@/lib/view/view-cookie';

export const dynamic = 'force-dynamic';

interface Asked {
  params: Promise<{ locale: string; currency: string; id: string }>;
}

/** A shop's menu as one page of words; middleware.ts has checked language, currency and id. */
export async function GET(_request: Request, { params }: Asked): Promise<Response> {
  const { locale, currency, id } = await params;
  const [market, { theme }] = await Promise.all([marketOf(locale, currency), readView()]);
  return textMenu(id, market, theme);
}
