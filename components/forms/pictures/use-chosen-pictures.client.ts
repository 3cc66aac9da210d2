import { type ChangeEvent, createElement, use, useState } from 'react';
import { FormContext } from '@/components/forms/form-context.client';
import { type ChosenPicture, choosePictures } from '@/components/forms/pictures/choose-pictures.client';
import { useEarlyFiles } from '@/components/forms/pictures/use-early-files.client';
import type { WrongPictures } from '@/components/forms/pictures/wrong-pictures';

/**
 * The pictures that are chosen in the field `name`, how to take one out again, and the error to show: found here or
 * answered.
 */
export function useChosenPictures(name: string, most: number, words: WrongPictures) {
  const { fields } = use(FormContext);
  const field = useEarlyFiles();
  const [pictures, setPictures] = useState<ChosenPicture[]>([]);
  const [found, setFound] = useState<string>();
  const answered = fields[name];
  // The server's answer about the pictures chosen before does not apply to those chosen now.
  const [outdated, setOutdated] = useState<typeof answered>();
  // Nobody has pressed the form's button, so it is read out by itself.
  const told = found && createElement('span', { role: 'alert' }, found);
  const [lost, setLost] = useState(words.lost);
  const error = told ?? (answered === outdated ? undefined : answered?.[0]) ?? lost;

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const held = [...(target.files ?? [])];
    setOutdated(answered);
    setFound(undefined);
    setLost(undefined);
    setPictures(shown => shown.filter(({ file }) => held.includes(file)));
    const chosen = await choosePictures(target, most, words);
    if (chosen === null) return;
    setFound(chosen.wrong);
    target.setCustomValidity(chosen.wrong ?? '');
    setPictures(chosen.pictures);
  };

  const remove = (file: File) => {
    const { current: input } = field;
    if (input === null) return;
    const left = new DataTransfer();
    for (const one of input.files ?? []) if (one !== file) left.items.add(one);
    input.files = left.files;
    // The pressed button is removed with the picture.
    input.focus();
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };
  return { field, pictures, error, choose, remove };
}
