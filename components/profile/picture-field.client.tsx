'use client';

import { type ChangeEvent, type ReactNode, use, useId, useState } from 'react';
import { FileLabel } from '@/components/forms/file-label';
import { FormContext } from '@/components/forms/form-context.client';
import { Field } from '@/components/ui/field';
import type { FieldRule } from '@/lib/forms/field-rules';
import { mostBytes, pictureTypes } from '@/lib/uploads/limits';

interface PictureFieldProps {
  label: string;
  hint: string;
  rule: FieldRule & { name: string };
  /** Shown at once for a file that would be refused. */
  tooLarge: string;
  otherType: string;
  /** The current picture. */
  children: ReactNode;
}

/** A file field that previews the chosen picture before it is sent, and says at once if it would be refused. */
export function PictureField({ label, hint, rule, tooLarge, otherType, children }: PictureFieldProps) {
  const { fields } = use(FormContext);
  const id = useId();
  const [preview, setPreview] = useState<string | null>(null);
  const [found, setFound] = useState<string>();
  const error = found ?? fields.picture?.[0];

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    const wrong = file && wrongWith(file);
    setFound(wrong);
    target.setCustomValidity(wrong ?? '');
    setPreview(null);
    if (file === undefined || wrong !== undefined) return;
    // Not an object URL: the content policy allows the page's own pictures and inline ones only.
    const reader = new FileReader();
    reader.onload = () => setPreview(String(reader.result));
    reader.readAsDataURL(file);
  };
  const wrongWith = ({ size, type }: File): string | undefined => {
    if (!pictureTypes.includes(type)) return otherType;
    return size > mostBytes ? tooLarge : undefined;
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
