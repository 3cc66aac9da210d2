import { Fragment } from 'react';
import type { ChatWords } from '@/components/chat/chat-words';
import { Icon } from '@/components/ui/icon';
import type { ShownMessage } from '@/lib/chat/shown-message';

interface ChatLogProps {
  messages: ShownMessage[];
  /** The first message that the page came with. */
  oldest: ShownMessage | undefined;
  words: ChatWords;
}

/**
 * Messages grouped by day, oldest first. The server renders those of the page, the island the later ones. The log that
 * they stand in reads out what is added to it: not the earlier ones, which the customer asked for.
 */
export function ChatLog({ messages, oldest, words }: ChatLogProps) {
  const lastOwn = messages.findLast(({ isOwn }) => isOwn);
  const count = oldest === undefined ? 0 : messages.filter(({ order }) => order < oldest.order).length;
  const rows = messages.map((message, index) => (
    <Fragment key={message.id}>
      {message.day !== messages[index - 1]?.day && (
        <li className="chat-day">
          <h2>{message.day}</h2>
        </li>
      )}
      <Bubble message={message} words={words} isSeen={message === lastOwn && message.isSeen} />
    </Fragment>
  ));
  return (
    <>
      {count > 0 && (
        <ol className="chat-log" aria-live="off">
          {rows.slice(0, count)}
        </ol>
      )}
      <ol className="chat-log">{rows.slice(count)}</ol>
    </>
  );
}

interface BubbleProps {
  message: ShownMessage;
  words: ChatWords;
  isSeen: boolean;
}

function Bubble({ message: { isOwn, text, picture, at, time }, words, isSeen }: BubbleProps) {
  return (
    <li className="chat-message" data-own={isOwn ? '' : undefined}>
      <span className="sr-only">{isOwn ? words.you : words.partner}</span>
      {picture !== null && (
        <a href={picture.large} className="chat-picture" target="_blank" rel="noopener noreferrer">
          {picture.small === undefined ? (
            <span className="action-link">
              <Icon name="external" />
              {words.picture}
            </span>
          ) : (
            <img src={picture.small} alt={words.picture} loading="lazy" />
          )}
        </a>
      )}
      {text !== '' && (
        <p className="chat-bubble" dir="auto">
          {text}
        </p>
      )}
      <p className="chat-facts">
        <time dateTime={at}>{time}</time>
        {isSeen && (
          <span>
            <Icon name="check" /> {words.seen}
          </span>
        )}
      </p>
    </li>
  );
}
