/** The messages of a chat that were written here, until the chat itself contains them. */
import { useActionState, useEffect, useRef, useState, useTransition } from 'react';
import { keepMessages, keptMessages } from '@/components/chat/kept-messages.client';
import type { Outgoing } from '@/components/chat/outgoing';
import { type Answered, sendInLine, stillSending } from '@/components/chat/sending-line.client';
import { prepareActions } from '@/components/forms/action-requests.client';
import { type Action, untouched } from '@/lib/forms/form-state';
import { isUnanswered } from '@/lib/forms/unanswered';

type Begun = Pick<Outgoing, 'key' | 'text' | 'picture' | 'form'>;

interface Chat {
  /** Of a new chat, the id that it is going to have. */
  chatId: string;
  isNew: boolean;
  partner: string;
  hasArrived: (key: string) => boolean;
}

/** `posted` and `act` are for the form where script does not run. */
export function useOutgoing(action: Action, { chatId, isNew, partner, hasArrived }: Chat) {
  const [posted, act] = useActionState(action, untouched);
  const [outgoing, setOutgoing] = useState<Outgoing[]>([]);
  const [, start] = useTransition();

  const post = async ({ form }: Begun): Promise<Answered> => {
    prepareActions();
    try {
      const { status, form: sentences, fields } = await action(untouched, form);
      const [sentence = ''] = [...sentences, ...Object.values(fields).flat()];
      return { state: status === 'done' ? 'sent' : 'failed', sentence };
    } catch (error) {
      // An action that redirects rejects too; Next's router needs that error.
      if (!isUnanswered(error)) throw error;
      return { state: 'failed', sentence: '' };
    }
  };
  const inLine = (message: Outgoing) => {
    const answer = sendInLine(chatId, message, () => post(message));
    start(async () => setOutgoing(changed(message.key, await answer)));
  };

  const send = (begun: Begun) => {
    const message: Outgoing = { ...begun, state: 'sending', sentence: '' };
    setOutgoing(all => [...all, message]);
    inLine(message);
  };
  const again = (message: Outgoing) => {
    setOutgoing(changed(message.key, { state: 'sending' }));
    inLine({ ...message, state: 'sending' });
  };
  // A delivered message is shown by the chat itself; kept here, its picture would take memory for as long as the page
  // is open.
  const waiting = outgoing.filter(({ key, state }) => state !== 'discarded' && !hasArrived(key));
  useEffect(() => {
    if (outgoing.some(({ key }) => hasArrived(key))) setOutgoing(all => all.filter(({ key }) => !hasArrived(key)));
  });

  const isTakenUp = useRef(false);
  useEffect(() => {
    if (isTakenUp.current) return keepMessages(chatId, outgoing);
    isTakenUp.current = true;
    // The room of a new chat gives way to the chat's own while messages of it are being sent.
    const sending = stillSending(chatId);
    for (const { message, answer } of sending)
      answer.then(
        to => setOutgoing(changed(message.key, to)),
        () => {},
      );
    const failed = keptMessages(chatId, isNew ? { with: partner } : { chat: chatId });
    const found = [...failed, ...sending.map(({ message }) => message)];
    setOutgoing(all => [...new Map([...found, ...all].map(one => [one.key, one])).values()]);
  }, [chatId, isNew, partner, outgoing]);

  const discard = ({ key }: Outgoing) =>
    setOutgoing(changed(key, { state: 'discarded', picture: null, form: new FormData() }));

  // Called unknown, and found in the chat by the page that says so.
  const isThere = hasArrived(posted.values.key ?? '');
  return { waiting, send, again, discard, posted: isThere ? untouched : posted, act };
}

const changed = (key: string, to: Partial<Outgoing>) => (all: Outgoing[]) =>
  all.map(one => (one.key === key ? { ...one, ...to } : one));
