/** Sends messages one after another, so that they arrive in the order in which they were written. */
import { useActionState, useEffect, useRef, useState, useTransition } from 'react';
import { keepMessages, keptMessages } from '@/components/chat/kept-messages.client';
import type { Outgoing } from '@/components/chat/outgoing';
import { type Action, untouched } from '@/lib/forms/form-state';
import { isUnanswered } from '@/lib/forms/unanswered';

type Begun = Pick<Outgoing, 'key' | 'text' | 'picture' | 'form'>;

interface Chat {
  /** Null for a chat that begins with its first message. */
  chat: string | null;
  hasArrived: (key: string) => boolean;
}

/** `posted` and `act` are for the form where script does not run. */
export function useOutgoing(action: Action, noConnection: string, { chat, hasArrived }: Chat) {
  const [posted, act] = useActionState(action, untouched);
  const [outgoing, setOutgoing] = useState<Outgoing[]>([]);
  const [, start] = useTransition();
  const line = useRef(Promise.resolve());

  const change = (key: string, to: Partial<Outgoing>) =>
    setOutgoing(all => all.map(one => (one.key === key ? { ...one, ...to } : one)));

  const post = async ({ key, form }: Begun) => {
    try {
      const { status, form: sentences, fields } = await action(untouched, form);
      const [sentence = ''] = [...sentences, ...Object.values(fields).flat()];
      change(key, status === 'done' ? { state: 'sent' } : { state: 'failed', sentence });
    } catch (error) {
      // A redirect rejects too.
      if (!isUnanswered(error)) throw error;
      change(key, { state: 'failed', sentence: noConnection });
    }
  };
  const inLine = (message: Begun) => {
    const turn = line.current.then(() => post(message));
    line.current = turn.catch(() => {});
    start(() => turn);
  };

  const send = (message: Begun) => {
    setOutgoing(all => [...all, { ...message, state: 'sending', sentence: '' }]);
    inLine(message);
  };
  const again = (message: Outgoing) => {
    change(message.key, { state: 'sending' });
    inLine(message);
  };
  // A delivered message is shown by the chat itself; kept here, its picture would take memory for as long as the page
  // is open.
  const waiting = outgoing.filter(({ key }) => !hasArrived(key));
  useEffect(() => {
    if (waiting.length < outgoing.length) setOutgoing(all => all.filter(({ key }) => !hasArrived(key)));
  });

  const isTakenUp = useRef(false);
  useEffect(() => {
    if (chat === null) return;
    if (isTakenUp.current) return keepMessages(chat, outgoing);
    isTakenUp.current = true;
    const kept = keptMessages(chat);
    setOutgoing(all => [...kept.filter(({ key }) => all.every(one => one.key !== key)), ...all]);
  }, [chat, outgoing]);

  const discard = ({ key }: Outgoing) => setOutgoing(all => all.filter(one => one.key !== key));

  return { waiting, send, again, discard, posted, act };
}
