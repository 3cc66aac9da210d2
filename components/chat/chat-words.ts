import 'server-only';
import { getTranslations } from 'next-intl/server';

/**
 * The sentences that the chat's island shows.
 *
 * @param name of the partner
 */
export async function chatWords(name: string) {
  const [t, pictures, errors] = await Promise.all([
    getTranslations('chat'),
    getTranslations('pictures'),
    getTranslations('errors'),
  ]);
  return {
    log: t('log', { name }),
    earlier: t('earlier'),
    earlierFailed: t('earlierFailed'),
    you: t('you'),
    partner: t('partner', { name }),
    picture: t('picture'),
    seen: t('seen'),
    sending: t('sending'),
    sent: t('sent'),
    unknown: errors('chatUnknown'),
    tryAgain: t('tryAgain'),
    discard: t('discard'),
    lost: t('lost'),
    notLive: t('notLive'),
    empty: t('empty', { name }),
    text: t('text'),
    attach: t('attach'),
    attached: t('attached'),
    detach: pictures('detach'),
    send: t('send'),
    pictureLarge: errors('pictureLarge'),
    pictureType: errors('pictureType'),
    messageEmpty: errors('messageEmpty'),
  };
}

export type ChatWords = Awaited<ReturnType<typeof chatWords>>;
