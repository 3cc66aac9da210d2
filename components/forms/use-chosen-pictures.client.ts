import { type ChangeEvent, createElement, use, useState } from 'react';
import { choosePictures } from '@/components/forms/choose-pictures.client';
import { FormContext } from '@/components/forms/form-context.client';
import { useEarlyFiles } from '@/components/forms/use-early-files.client';
import type { WrongPictures } from '@/components/forms/wrong-pictures';

/** The previews of the pictures that are chosen in the field `name`, and the error to show: found here or answered. */
export function useChosenPictures(name: string, most: number, words: WrongPictures) {
  const { fields } = use(FormContext);
  const field = useEarlyFiles();
  const [previews, setPreviews] = useState<string[]>([]);
  const [found, setFound] = useState<string>();
  const answered = fields[name];
  // The server's answer about the pictures chosen before does not apply to those chosen now.
  const [outdated, setOutdated] = useState<typeof answered>();
  // Nobody has pressed the form's button, so it is read out by itself.
  const told = found && createElement('span', { role: 'alert' }, found);
  const error = told ?? (answered === outdated ? undefined : answered?.[0]);

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    setOutdated(answered);
    setFound(undefined);
    setPreviews([]);
    const chosen = await choosePictures(target, most, words);
    if (chosen === null) return;
    setFound(chosen.wrong);
    target.setCustomValidity(chosen.wrong ?? '');
    setPreviews(chosen.previews);
  };
  return { field, previews, error, choose };
}
