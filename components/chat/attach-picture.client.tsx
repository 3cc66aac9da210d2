'use client';

import type { ChangeEvent } from 'react';
import type { ChatWords } from '@/components/chat/chat-words';
import { choosePictures } from '@/components/forms/pictures/choose-pictures.client';
import { useEarlyFiles } from '@/components/forms/pictures/use-early-files.client';
import { ErrorAlert } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { pictureTypes } from '@/lib/uploads/limits';

/** A chosen file as a data URL, or the reason why it is refused. */
export type AttachedPicture = { url: string; wrong?: undefined } | { url?: undefined; wrong: string };

interface AttachPictureProps {
  picture: AttachedPicture | null;
  onChange: (picture: AttachedPicture | null) => void;
  words: ChatWords;
}

/**
 * A file field that makes the picture smaller, shows it, and reports at once what would be refused. The server checks
 * the content.
 */
export function AttachPicture({ picture, onChange, words }: AttachPictureProps) {
  const field = useEarlyFiles();
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    onChange(null);
    const chosen = await choosePictures(target, 1, { tooLarge: words.pictureLarge, otherType: words.pictureType });
    if (chosen?.wrong !== undefined) return onChange({ wrong: chosen.wrong });
    const url = chosen?.pictures[0]?.url;
    if (url) onChange({ url });
  };
  const remove = () => {
    onChange(null);
    if (field.current === null) return;
    field.current.value = '';
    // The pressed button is removed with the picture.
    field.current.focus();
  };
  return (
    <>
      {picture !== null && (
        <div className="chat-attached">
          {picture.wrong === undefined ? (
            <img src={picture.url} alt={words.attached} />
          ) : (
            <ErrorAlert>{picture.wrong}</ErrorAlert>
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
