/** What is wrong with chosen pictures, as far as the browser can see; the server looks at what they hold. */
import { mostBytes, pictureTypes } from '@/lib/uploads/limits';

export interface WrongPictures {
  tooLarge: string;
  otherType: string;
  /** Needed where a field takes several. */
  tooMany?: string;
  /** Pictures were chosen before, and this page could not keep them. */
  lost?: string | undefined;
}

/** The sentence for files that would be refused; undefined where none would. */
export function wrongPictures(files: File[], most: number, words: WrongPictures): string | undefined {
  if (files.length > most) return words.tooMany;
  if (files.some(({ type }) => !pictureTypes.includes(type))) return words.otherType;
  return files.some(({ size }) => size > mostBytes) ? words.tooLarge : undefined;
}
