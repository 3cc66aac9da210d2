/** Messages on their way: sent one after another, so that they arrive in the order in which they were written. */
import { useActionState, useRef, useState, useTransition } from 'react';
import { type Action, untouched } from '@/lib/forms/form-state';
import { isUnanswered } from '@/lib/forms/unanswered';

export interface Outgoing {
  key: string;
  text: string;
  /** A picture as a data URL, or null. */
  picture: string | null;
  state: 'sending' | 'sent' | 'failed';
  /** Why it failed. */
  sentence: string;
  form: FormData;
}

type Begun = Pick<Outgoing, 'key' | 'text' | 'picture' | 'form'>;

/** `posted` and `act` are for the form where script does not run. */
export function useOutgoing(action: Action, noConnection: string) {
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
  const discard = ({ key }: Outgoing) => setOutgoing(all => all.filter(one => one.key !== key));

  return { outgoing, send, again, discard, posted, act };
}
