'use client';

import { type ChangeEvent, type ReactNode, use, useId, useState } from 'react';
import { choosePictures } from '@/components/forms/choose-pictures.client';
import { FileLabel } from '@/components/forms/file-label';
import { FormContext } from '@/components/forms/form-context.client';
import type { WrongPictures } from '@/components/forms/wrong-pictures';
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
  const { fields } = use(FormContext);
  const id = useId();
  const [preview, setPreview] = useState<string | null>(null);
  const [found, setFound] = useState<string>();
  const error = found ?? fields.picture?.[0];

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    setFound(undefined);
    setPreview(null);
    const chosen = await choosePictures(target, 1, words);
    if (chosen === null) return;
    setFound(chosen.wrong);
    target.setCustomValidity(chosen.wrong ?? '');
    setPreview(chosen.previews[0] ?? null);
  };

  return (
    <div className="account-picture">
      <span className="disc size-24 overflow-hidden bg-shade">
        {preview === null ? children : <img src={preview} alt={label} className="picture" />}
      </span>
      <Field {...{ id, label: <FileLabel>{label}</FileLabel>, hint, error }}>
        {control => <input {...control} type="file" {...rule} accept={pictureTypes.join(',')} onChange={choose} />}
      </Field>
    </div>
  );
}
