import { getTranslations } from 'next-intl/server';
import { ChatRefresh } from '@/components/chat/chat-refresh';
import { ChatRoom } from '@/components/chat/chat-room.client';
import { chatWords } from '@/components/chat/chat-words';
import { LastRefusal } from '@/components/errors/last-refusal';
import { ShownTo } from '@/components/forms/shown-to';
import { Alert } from '@/components/ui/alert';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { sendMessage } from '@/lib/chat/actions';
import { messageKey } from '@/lib/chat/key';
import type { OpenedChat } from '@/lib/chat/load-chat';
import { listMessages, type MessagePage } from '@/lib/chat/messages';
import { messagePresenter } from '@/lib/chat/present';
import { readUnsentMessage } from '@/lib/chat/unsent-message';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMarket } from '@/lib/market/market';

const nothing: MessagePage = { messages: [], hasEarlier: false };

/** A chat with its form. While the database is away the form is still shown, so that typed text is not lost. */
export async function ChatPage({ chat, id, isNew, isBegun, partner, name, order, before, isWaiting }: OpenedChat) {
  const [t, errors, { locale }, page, typed] = await Promise.all([
    getTranslations('chat'),
    getTranslations('errors'),
    pageMarket(),
    chat === null ? null : listMessages(chat, before),
    readUnsentMessage({ id, partner }),
  ]);
  const isAway = page === null ? !isNew : !page.ok;
  const { messages, hasEarlier } = page?.ok ? page.value : nothing;
  // Nobody could tell whether it was sent, and it was.
  const unsent = messages.some(message => message.id === typed?.key) ? null : typed;
  const path = isNew ? '' : `/chat/${id}`;
  return (
    <div className="chat">
      <h1 className="sr-only">{t('log', { name })}</h1>
      <Notice />
      {isBegun && <LastRefusal />}
      {isAway && (
        <Alert tone="warning" role="alert">
          {t('away')}
        </Alert>
      )}
      {unsent?.hasPicture && <Alert tone="warning">{errors('picturesLost')}</Alert>}
      {!isNew && before !== undefined && (
        <Link to={path} className="action-link px-4" data-hard>
          {t('toNewest')}
        </Link>
      )}
      {!isNew && <ChatRefresh path={path} isWaiting={isWaiting} />}
      <ChatRoom
        // Another page of the chat needs a new list, and so does the chat that a new one has become.
        key={`${isNew ? partner : id}${before}`}
        action={sendMessage}
        messages={messages.map(await messagePresenter(locale))}
        hasEarlier={hasEarlier}
        earlierHref={localizedPath(locale, `${path}?before=${messages[0]?.id ?? ''}`)}
        locale={locale}
        chatId={id}
        isNew={isNew}
        partner={partner}
        about={
          <>
            <input type="hidden" name={isNew ? 'with' : 'chat'} value={isNew ? partner : id} />
            <ShownTo />
          </>
        }
        messageKey={unsent?.key ?? messageKey()}
        text={unsent?.text ?? (order === undefined ? '' : `${t('aboutOrder', { id: order })} `)}
        words={await chatWords(name)}
      />
    </div>
  );
}
