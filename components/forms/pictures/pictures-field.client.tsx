'use client';

import { type ReactNode, use, useId } from 'react';
import { OpensHereContext } from '@/components/forms/form-context.client';
import { ChosenPictures } from '@/components/forms/pictures/chosen-pictures.client';
import { FileLabel } from '@/components/forms/pictures/file-label';
import { useChosenPictures } from '@/components/forms/pictures/use-chosen-pictures.client';
import type { WrongPictures } from '@/components/forms/pictures/wrong-pictures';
import { Field } from '@/components/ui/field';
import { mostPictures, pictureTypes } from '@/lib/uploads/limits';

/** The sentences are shown at once for files that would be refused. */
interface PicturesFieldProps extends WrongPictures {
  tooMany: string;
  name?: string;
  /** The largest number of pictures. */
  most?: number;
  label: string;
  hint: string;
  /** The words for taking a chosen picture out again. */
  detach: string;
  /** Pictures that are uploaded already. */
  children?: ReactNode;
}

/** A field for one or several pictures, which are made smaller and shown before they are sent. */
export function PicturesField({
  name = 'pictures',
  most = mostPictures,
  detach,
  children,
  ...words
}: PicturesFieldProps) {
  const opensHere = use(OpensHereContext);
  const id = useId();
  const { field, pictures, error, choose, remove } = useChosenPictures(name, most, words);

  return (
    <div className="pictures-field">
      <Field {...{ id, error }} label={<FileLabel>{words.label}</FileLabel>} hint={words.hint}>
        {control => (
          <input
            {...control}
            ref={field}
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
      {pictures.length > 0 ? <ChosenPictures {...{ pictures, detach }} onDetach={remove} /> : children}
    </div>
  );
}
