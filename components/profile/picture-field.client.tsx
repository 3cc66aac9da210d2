'use client';

import { type ReactNode, useId } from 'react';
import { FileLabel } from '@/components/forms/pictures/file-label';
import { useChosenPictures } from '@/components/forms/pictures/use-chosen-pictures.client';
import type { WrongPictures } from '@/components/forms/pictures/wrong-pictures';
import { Field } from '@/components/ui/field';
import type { FieldRule } from '@/lib/forms/field-rules';
import { pictureTypes } from '@/lib/uploads/limits';

/** The sentences are shown at once for a file that would be refused. */
interface PictureFieldProps extends WrongPictures {
  label: string;
  hint: string;
  rule: FieldRule & { name: string };
  /** The current picture. */
  children: ReactNode;
}

/** A file field that makes the chosen picture smaller and shows it before it is sent. */
export function PictureField({ label, hint, rule, children, ...words }: PictureFieldProps) {
  const id = useId();
  const {
    field,
    pictures: [chosen],
    error,
    choose,
  } = useChosenPictures(rule.name, 1, words);

  return (
    <div className="account-picture">
      <span className="disc size-24 overflow-hidden bg-shade">
        {chosen?.url ? <img src={chosen.url} alt={label} className="picture" /> : children}
      </span>
      <Field {...{ id, label: <FileLabel>{label}</FileLabel>, hint, error }}>
        {control => (
          <input {...control} ref={field} type="file" {...rule} accept={pictureTypes.join(',')} onChange={choose} />
        )}
      </Field>
    </div>
  );
}
