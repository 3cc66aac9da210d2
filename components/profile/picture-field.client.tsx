'use client';

import { type ChangeEvent, type ReactNode, use, useId, useState } from 'react';
import { Posted } from '@/components/forms/action-form.client';
import { Field } from '@/components/ui/field';
import { mostBytes, pictureTypes } from '@/lib/profile/picture-limits';

interface PictureFieldProps {
  label: string;
  hint: string;
  /** The picture as it is now. */
  children: ReactNode;
}

/** A file field that shows what was chosen before it is sent, and says at once when it would be refused. */
export function PictureField({ label, hint, children }: PictureFieldProps) {
  const { state, errors } = use(Posted);
  const id = useId();
  const [preview, setPreview] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const key = trouble ?? state.fields.picture?.[0];

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    const found = file === undefined ? null : troubleOf(file);
    setTrouble(found);
    target.setCustomValidity(found === null ? '' : (errors[found] ?? found));
    setPreview(null);
    if (file === undefined || found !== null) return;
    // Not an object URL: the page's policy allows pictures of its own and inline ones alone.
    const reader = new FileReader();
    reader.onload = () => setPreview(String(reader.result));
    reader.readAsDataURL(file);
  };

  return (
    <div className="account-picture">
      <span className="disc size-24 overflow-hidden bg-shade">
        {preview === null ? children : <img src={preview} alt={label} className="picture" />}
      </span>
      <Field id={id} label={label} hint={hint} error={key === undefined ? undefined : (errors[key] ?? key)}>
        {control => (
          <input {...control} type="file" name="picture" required accept={pictureTypes.join(',')} onChange={choose} />
        )}
      </Field>
    </div>
  );
}

function troubleOf({ size, type }: File): string | null {
  if (!pictureTypes.includes(type)) return 'pictureType';
  return size > mostBytes ? 'pictureLarge' : null;
}
