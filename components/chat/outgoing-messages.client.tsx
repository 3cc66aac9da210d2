'use client';

import type { ChatWords } from '@/components/chat/chat-words';
import type { Outgoing } from '@/components/chat/outgoing';
import { AnswerToast } from '@/components/forms/answer-toast.client';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

interface OutgoingMessagesProps {
  messages: Outgoing[];
  words: ChatWords;
  again: (message: Outgoing) => void;
  discard: (message: Outgoing) => void;
}

/** Messages that were written here and are not in the chat yet: being sent, or kept because sending has failed. */
export function OutgoingMessages({ messages, words, again, discard }: OutgoingMessagesProps) {
  return (
    // A message is read out once, by the chat's own log when it has arrived; a failure to send is an alert of its own.
    <ol className="chat-log" aria-live="off">
      {messages.map(message => (
        <li key={message.key} className="chat-message" data-own="" data-state={message.state}>
          <span className="sr-only">{words.you}</span>
          {message.picture !== null && (
            <span className="chat-picture">
              <img src={message.picture} alt={words.picture} />
            </span>
          )}
          {message.text !== '' && (
            <p className="chat-bubble" dir="auto">
              {message.text}
            </p>
          )}
          {message.state === 'failed' ? (
            <div className="chat-failed" role="alert">
              <p>
                <Icon name="alert" /> {message.sentence || words.unknown}
              </p>
              <Button look="quiet" onClick={() => leave(again, message)}>
                {words.tryAgain}
              </Button>
              <Button look="bare" onClick={() => leave(discard, message)}>
                {words.discard}
              </Button>
              <AnswerToast sentences={[message.sentence || words.unknown]} />
            </div>
          ) : (
            <p className="chat-facts">{message.state === 'sent' ? words.sent : words.sending}</p>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Both presses remove the pressed button, so the focus goes to the field for the next message. */
function leave(act: (message: Outgoing) => void, message: Outgoing): void {
  act(message);
  document.querySelector<HTMLElement>('#write textarea')?.focus({ preventScroll: true });
}
