/** Presents a message for the browser: in the customer's language and the market's time zone. */
import 'server-only';
import type { Message } from '@/lib/chat/schema';
import type { ShownMessage } from '@/lib/chat/shown-message';
import { env } from '@/lib/env';
import { dateFormat } from '@/lib/i18n/formats';
import { type Locale, languageTag } from '@/lib/i18n/locales';
import { getClock } from '@/lib/market/queries';
import { webUrl } from '@/lib/paths/web-url';
import { pictureUrl } from '@/lib/pictures/picture';
import { isPictureHost } from '@/lib/pictures/picture-host';

export async function messagePresenter(locale: Locale): Promise<(message: Message) => ShownMessage> {
  const { timeZone } = await getClock(locale);
  const language = languageTag(locale);
  const time = dateFormat(language, { timeStyle: 'short', timeZone });
  const day = dateFormat(language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone });
  return ({ id, order, isOwn, isUnread, text, picture, at }) => ({
    id,
    order,
    isOwn,
    isSeen: isOwn && !isUnread,
    text,
    picture: shownPicture(picture),
    at: new Date(at).toISOString(),
    time: time.format(at),
    day: day.format(at),
  });
}

/** Pictures from hosts that the operator has not named are linked, not fetched. */
function shownPicture(source: string): ShownMessage['picture'] {
  const url = webUrl(source);
  if (url === null) return null;
  const { API_URL } = env();
  return isPictureHost(url, env())
    ? { small: pictureUrl(url, 480, API_URL), large: pictureUrl(url, 1440, API_URL) }
    : { large: url };
}
