/** Answers requests for share cards, and shows a brand card while the API is away. */
import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Outcome } from '@/lib/api/client';
import { type Locale, localeOf } from '@/lib/i18n/locales';
import type { Market } from '@/lib/market/market';
import { getMarketName, getSettings, isRightToLeft } from '@/lib/market/queries';
import { hostPictures } from '@/lib/pictures/picture-service';
import { fileResponse, type KeptFile, keepFiles } from '@/lib/seo/kept-files';
import { photoCard } from '@/lib/seo/photo-card';
import type { CardFacts } from '@/lib/seo/share-card';
import { secondsIn } from '@/lib/time-units';
import { baseCurrency } from '@/lib/view/view';

/** The content of a card without brand and direction. */
export interface CardStory extends Pick<CardFacts, 'name' | 'fact' | 'price' | 'photo'> {
  /** The story has a photo that did not arrive: the next request may get it. */
  isPhotoMissing?: boolean;
}

/** About 60 KB each. */
const cards = keepFiles('card', 16);

/** Seconds for a card without the API's facts or its photo: the next request may get a better one. */
const briefly = 60;

/** `readStory` fails with "offline" for the brand card and with "gone" for a 404. `?lang=` chooses the language. */
export async function cardResponse(
  request: Request,
  readStory: (market: Market) => Promise<Outcome<CardStory>>,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOf(searchParams.get('lang'));
  const host = hostPictures();
  if (host !== undefined) {
    const story = await readStory({ locale, currency: baseCurrency });
    if (!story.ok && story.why === 'gone') return fileResponse('gone', '');
    return photoCard(host, story.ok ? story.value.photo : null);
  }
  const card = await cards(`${pathname} ${locale}`, async () => {
    const story = await readStory({ locale, currency: baseCurrency });
    if (!story.ok) return story.why === 'gone' ? 'gone' : 'offline';
    return drawn(story.value, locale);
  });
  return card === 'offline' ? brandResponse(locale) : fileResponse(card, 'image/png');
}

/** The brand card of a language, the same for all requests. */
async function brandResponse(locale: Locale): Promise<Response> {
  const card = await cards(`brand ${locale}`, async () => drawn(await brandStory(locale), locale));
  return fileResponse(typeof card === 'string' ? card : { ...card, seconds: briefly }, 'image/png');
}

export async function brandStory(locale: Locale): Promise<CardStory> {
  const t = await getTranslations({ locale, namespace: 'seo' });
  return { name: t('cardHome'), fact: '', price: '', photo: null };
}

async function drawn({ isPhotoMissing, ...facts }: CardStory, locale: Locale): Promise<KeptFile> {
  // Loaded only here, because it needs a native library.
  const { drawCard } = await import('@/lib/seo/share-card');
  const [{ title }, brand, isRtl] = await Promise.all([
    getSettings(locale),
    getMarketName(locale),
    isRightToLeft(locale),
  ]);
  const card = await drawCard({ ...facts, brand, isRightToLeft: isRtl });
  return { body: card, seconds: isPhotoMissing || title === undefined ? briefly : secondsIn.hour };
}
