'use client';

import { type ChangeEvent, type ReactNode, use, useId, useState } from 'react';
import { choosePictures } from '@/components/forms/choose-pictures.client';
import { FileLabel } from '@/components/forms/file-label';
import { FormContext, OpensHereContext } from '@/components/forms/form-context.client';
import type { WrongPictures } from '@/components/forms/wrong-pictures';
import { Field } from '@/components/ui/field';
import { mostPictures, pictureTypes } from '@/lib/uploads/limits';

/** The sentences are shown at once for files that would be refused. */
interface PicturesFieldProps extends Required<WrongPictures> {
  name?: string;
  /** The largest number of pictures. */
  most?: number;
  label: string;
  hint: string;
  /** Pictures that are uploaded already. */
  children?: ReactNode;
}

/** A field for one or several pictures, which are made smaller and shown before they are sent. */
export function PicturesField({ name = 'pictures', most = mostPictures, children, ...words }: PicturesFieldProps) {
  const { fields } = use(FormContext);
  const opensHere = use(OpensHereContext);
  const id = useId();
  const [previews, setPreviews] = useState<string[]>([]);
  const [found, setFound] = useState<string>();
  const told = fields[name];
  // What was told of the pictures before says nothing of those that are chosen now.
  const [outdated, setOutdated] = useState<typeof told>();
  const error = found ?? (told === outdated ? undefined : told?.[0]);

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    setOutdated(told);
    const chosen = await choosePictures(target, most, words);
    if (chosen === null) return;
    setFound(chosen.wrong);
    target.setCustomValidity(chosen.wrong ?? '');
    setPreviews(chosen.previews);
  };

  return (
    <div className="pictures-field">
      <Field {...{ id, error }} label={<FileLabel>{words.label}</FileLabel>} hint={words.hint}>
        {control => (
          <input
            {...control}
            type="file"
            name={name}
            multiple={most > 1}
            // biome-ignore lint/a11y/noAutofocus: without script the page opens here.
            autoFocus={opensHere && error !== undefined}
            accept={pictureTypes.join(',')}
            onChange={choose}
          />
        )}
      </Field>
      {previews.length > 0 ? (
        <div className="pictures">
          {previews.map(preview => (
            <img key={preview.slice(-64)} src={preview} alt="" className="picture thumb" />
          ))}
        </div>
      ) : (
        children
      )}
    </div>
  );
}
