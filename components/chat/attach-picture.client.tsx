'use client';

import type { ChangeEvent } from 'react';
import { useRef } from 'react';
import type { ChatWords } from '@/components/chat/chat-words';
import { FieldError } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { mostBytes, pictureTypes } from '@/lib/uploads/limits';

/** A chosen file as a data URL, or the reason why it is refused. */
export interface Picture {
  url: string;
  wrong: string;
}

interface AttachPictureProps {
  picture: Picture | null;
  onChange: (picture: Picture | null) => void;
  words: ChatWords;
}

/** A file field with a preview; it reports at once what would be refused. The server checks the content. */
export function AttachPicture({ picture, onChange, words }: AttachPictureProps) {
  const field = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file === undefined) return onChange(null);
    if (!pictureTypes.includes(file.type)) return onChange({ url: '', wrong: words.pictureType });
    if (file.size > mostBytes) return onChange({ url: '', wrong: words.pictureLarge });
    // Not an object URL: the content policy allows the page's own pictures and inline ones only.
    const reader = new FileReader();
    reader.onload = () => onChange({ url: String(reader.result), wrong: '' });
    reader.readAsDataURL(file);
  };
  const remove = () => {
    if (field.current !== null) field.current.value = '';
    onChange(null);
  };
  return (
    <>
      {picture !== null && (
        <div className="chat-attached">
          {picture.wrong === '' ? (
            <img src={picture.url} alt={words.attached} />
          ) : (
            <FieldError>{picture.wrong}</FieldError>
          )}
          <button type="button" className="icon-button" onClick={remove}>
            <Icon name="close" />
            <span className="sr-only">{words.detach}</span>
          </button>
        </div>
      )}
      <label className="chat-attach icon-button">
        <Icon name="camera" />
        <span className="sr-only">{words.attach}</span>
        <input ref={field} type="file" name="picture" accept={pictureTypes.join(',')} onChange={choose} />
      </label>
    </>
  );
}
