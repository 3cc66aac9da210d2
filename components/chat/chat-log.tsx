import { Fragment } from 'react';
import type { ChatWords } from '@/components/chat/chat-words';
import { Icon } from '@/components/ui/icon';
import type { ShownMessage } from '@/lib/chat/shown-message';

/** Messages grouped by day, oldest first. The server renders those of the page, the island the later ones. */
export function ChatLog({ messages, words }: { messages: ShownMessage[]; words: ChatWords }) {
  const lastOwn = messages.findLast(({ isOwn }) => isOwn);
  return (
    <ol className="chat-log">
      {messages.map((message, index) => (
        <Fragment key={message.id}>
          {message.day !== messages[index - 1]?.day && (
            <li className="chat-day">
              <h2>{message.day}</h2>
            </li>
          )}
          <Bubble message={message} words={words} isSeen={message === lastOwn && message.isSeen} />
        </Fragment>
      ))}
    </ol>
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
