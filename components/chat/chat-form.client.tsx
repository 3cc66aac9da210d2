'use client';

import { type FormEvent, type ReactNode, useState } from 'react';
import { type AttachedPicture, AttachPicture } from '@/components/chat/attach-picture.client';
import { emptyField, useCarriedWords } from '@/components/chat/carried-words.client';
import type { ChatWords } from '@/components/chat/chat-words';
import type { Outgoing } from '@/components/chat/outgoing';
import { sendByEnter } from '@/components/chat/send-by-enter.client';
import { ErrorAlert } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { messageKey as freshKey } from '@/lib/chat/key';
import { mostWords } from '@/lib/chat/words';
import type { FormState } from '@/lib/forms/form-state';

export interface ChatFormProps {
  /** Hidden inputs: which chat it is, or with whom one begins, and whose page. */
  about: ReactNode;
  /** Of a new chat, the id that it is going to have. */
  chatId: string;
  /** The id of the message sent from this page where script does not run. */
  messageKey: string;
  /** The initial text of the field. */
  text: string;
  action: (posted: FormData) => void;
  posted: FormState;
  send: (message: Pick<Outgoing, 'key' | 'text' | 'picture' | 'form'>) => void;
  words: ChatWords;
}

/** The form to write a message. With script the field is ready for the next one at once, a touch keyboard stays open. */
export function ChatForm({ about, chatId, messageKey, text, action, posted, send, words }: ChatFormProps) {
  const [picture, setPicture] = useState<AttachedPicture | null>(null);
  const [error, setError] = useState('');
  const field = useCarriedWords(chatId, { messageKey, text });
  const errors = error === '' ? [...posted.form, ...Object.values(posted.fields).flat()] : [error];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const written = String(form.get('text')).trim();
    if (picture?.wrong !== undefined) return;
    if (written === '' && (form.get('picture') as File).size === 0) return setError(words.messageEmpty);
    const key = freshKey();
    form.set('key', key);
    send({ key, text: written, picture: picture?.url ?? null, form });
    event.currentTarget.reset();
    setPicture(null);
    setError('');
    emptyField(field.current);
  };

  return (
    <form id="write" className="chat-form" action={action} onSubmit={submit}>
      {about}
      <input type="hidden" name="key" value={posted.values.key ?? messageKey} />
      {errors.map(sentence => (
        <ErrorAlert key={sentence}>{sentence}</ErrorAlert>
      ))}
      <AttachPicture picture={picture} onChange={setPicture} words={words} />
      <textarea
        ref={field}
        name="text"
        rows={2}
        maxLength={mostWords}
        dir="auto"
        className="control py-[0.6875rem]"
        aria-label={words.text}
        placeholder={words.text}
        defaultValue={posted.values.text ?? text}
        onKeyDown={sendByEnter}
      />
      <button type="submit" className="button chat-send">
        <Icon name="send" className="flip" />
        <span>{words.send}</span>
      </button>
    </form>
  );
}
