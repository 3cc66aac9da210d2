/**
 * Answers requests for share cards: draws each once, keeps it for an hour, and shows a brand card while the API is
 * away.
 */
import 'server-only';
import { LRUCache } from 'lru-cache';
import { getTranslations } from 'next-intl/server';
import type { Outcome } from '@/lib/api/client';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import type { Market } from '@/lib/market/market';
import { getSettings, isRightToLeft } from '@/lib/market/queries';
import { type CardFacts, drawCard } from '@/lib/seo/share-card';
import { baseCurrency } from '@/lib/view/view';

/** The content of a card without brand and direction. */
export type CardStory = Pick<CardFacts, 'name' | 'fact' | 'price' | 'photo'>;

/** About 60 KB each. */
const drawn = new LRUCache<string, Buffer>({ max: 100, ttl: 3600_000 });

/** `readStory` fails with "offline" for the brand card and with "gone" for a 404. `?lang=` chooses the language. */
export async function cardResponse(
  request: Request,
  readStory: (market: Market) => Promise<Outcome<CardStory>>,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const lang = searchParams.get('lang') ?? undefined;
  const locale = isLocale(lang) ? lang : defaultLocale;
  const key = `${pathname} ${locale}`;
  const known = drawn.get(key);
  if (known !== undefined) return picture(known, 3600);

  const outcome = await readStory({ locale, currency: baseCurrency });
  if (!outcome.ok && outcome.why === 'gone') return new Response(null, { status: 404 });
  const story = outcome.ok ? outcome.value : await brandStory(locale);
  const card = await drawCard({ ...story, ...(await frameOf(locale)) });
  // Without the API or its photo the next try may bring a better card, so this one is kept for a minute only.
  if (!outcome.ok || outcome.value.photo === null) return picture(card, 60);
  drawn.set(key, card);
  return picture(card, 3600);
}

export async function brandStory(locale: Locale): Promise<CardStory> {
  const t = await getTranslations({ locale, namespace: 'seo' });
  return { name: t('cardHome'), fact: '', price: '', photo: null };
}

async function frameOf(locale: Locale): Promise<Pick<CardFacts, 'brand' | 'isRightToLeft'>> {
  const [{ title = 'Doorstep' }, rightToLeft] = await Promise.all([getSettings(locale), isRightToLeft(locale)]);
  return { brand: title, isRightToLeft: rightToLeft };
}

function picture(card: Buffer, seconds: number): Response {
  return new Response(new Uint8Array(card), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': `public, max-age=${seconds}` },
  });
}
