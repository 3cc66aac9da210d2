'use client';

import { ChatForm, type ChatFormProps } from '@/components/chat/chat-form.client';
import { ChatLog } from '@/components/chat/chat-log';
import type { ChatWords } from '@/components/chat/chat-words';
import { OutgoingMessages } from '@/components/chat/outgoing-messages.client';
import { useMessages } from '@/components/chat/use-messages.client';
import { useOutgoing } from '@/components/chat/use-outgoing.client';
import { Alert } from '@/components/ui/alert';
import type { EarlierMessages } from '@/lib/chat/shown-message';
import type { Action } from '@/lib/forms/form-state';
import type { Locale } from '@/lib/i18n/locales';

interface ChatRoomProps extends EarlierMessages, Pick<ChatFormProps, 'about' | 'chatId' | 'messageKey' | 'text'> {
  /** Begins with its first message; then `partner` names the other side. */
  isNew: boolean;
  partner: string;
  action: Action;
  /** The page with earlier messages, for where script does not run. */
  earlierHref: string;
  locale: Locale;
  words: ChatWords;
}

/** The messages of a chat and the form to write one, live where script runs. */
export function ChatRoom({
  chatId,
  isNew,
  partner,
  action,
  messages,
  hasEarlier,
  earlierHref,
  locale,
  words,
  ...form
}: ChatRoomProps) {
  const { shown, mayShowEarlier, showEarlier, state, hasFailed } = useMessages({
    first: { messages, hasEarlier },
    chatId,
    isNew,
    locale,
  });
  const { waiting, send, again, discard, posted, act } = useOutgoing(action, {
    chatId,
    isNew,
    partner,
    hasArrived: key => shown.some(({ id }) => id === key),
  });
  return (
    <div className="chat-room">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys once it is focused. */}
      <div className="chat-scroll" role="log" aria-label={words.log} tabIndex={0}>
        <div>
          {mayShowEarlier && (
            <a className="button quiet justify-self-start" href={earlierHref} data-hard onClick={showEarlier}>
              {words.earlier}
            </a>
          )}
          {hasFailed && <p role="alert">{words.earlierFailed}</p>}
          {shown.length === 0 && waiting.length === 0 && <p className="chat-empty">{words.empty}</p>}
          <ChatLog messages={shown} oldest={messages[0]} words={words} />
          <OutgoingMessages messages={waiting} words={words} again={again} discard={discard} />
        </div>
      </div>
      <div role="status">
        {state === 'lost' && <Alert tone="warning">{words.lost}</Alert>}
        {state === 'ended' && (
          <Alert>
            <a className="underlined" href={location.pathname} data-hard>
              {words.notLive}
            </a>
          </Alert>
        )}
      </div>
      <ChatForm {...form} chatId={chatId} action={act} posted={posted} send={send} words={words} />
    </div>
  );
}
