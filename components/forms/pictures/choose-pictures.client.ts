/** Makes the pictures that somebody has chosen in a field smaller, and puts them there instead. */
import { holdForm } from '@/components/forms/pictures/hold-form.client';
import { type WrongPictures, wrongPictures } from '@/components/forms/pictures/wrong-pictures';

/** `url`: a data URL; empty where the file would be refused or cannot be drawn. */
export interface ChosenPicture {
  file: File;
  url: string;
}

interface ChosenPictures {
  /** The sentence for pictures that would be refused. */
  wrong: string | undefined;
  pictures: ChosenPicture[];
}

/** The latest choice in each field. */
const choices = new WeakMap<HTMLInputElement, File[]>();

/**
 * Null where other files were chosen in the meantime, or the field was emptied. If the part that makes pictures smaller
 * cannot be loaded, they are sent as they are. A press on the form's button waits for this: a phone's own photo is larger
 * than what is taken.
 */
export async function choosePictures(
  field: HTMLInputElement,
  most: number,
  words: WrongPictures,
): Promise<ChosenPictures | null> {
  const carryOn = holdForm(field.form);
  try {
    return await makeSmaller(field, most, words);
  } finally {
    // Once the field says what is wrong with them.
    setTimeout(carryOn);
  }
}

async function makeSmaller(
  field: HTMLInputElement,
  most: number,
  words: WrongPictures,
): Promise<ChosenPictures | null> {
  const files = [...(field.files ?? [])];
  choices.set(field, files);
  const isLatest = () => choices.get(field) === files;
  const shrink = await import('@/components/forms/pictures/shrink-picture.client').catch(() => null);
  if (shrink === null) return { wrong: wrongPictures(files, most, words), pictures: undrawn(files) };
  const arePictures = await Promise.all(files.map(shrink.isPicture));
  const smaller = await Promise.all(files.map((file, at) => (arePictures[at] ? shrink.shrinkPicture(file) : file)));
  if (!isLatest() || field.files?.[0] !== files[0]) return null;
  const chosen = new DataTransfer();
  for (const file of smaller) chosen.items.add(file);
  field.files = chosen.files;
  // Of several, those that are good are drawn beside the name of the one that is not.
  const isGood = (file: File, at: number) => arePictures[at] && wrongPictures([file], most, words) === undefined;
  const urls = await Promise.all(
    smaller.map((file, at) => (isGood(file, at) ? shrink.previewOf(file).catch(() => '') : '')),
  );
  if (!isLatest() || field.files.length !== files.length) return null;
  const isOther = files.length <= most && arePictures.includes(false);
  return {
    wrong: isOther ? words.otherType : wrongPictures(smaller, most, words),
    pictures: smaller.map((file, at) => ({ file, url: urls[at] ?? '' })),
  };
}

function undrawn(files: File[]): ChosenPicture[] {
  return files.map(file => ({ file, url: '' }));
}
