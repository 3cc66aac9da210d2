/**
 * Makes photos smaller in the browser before they are sent: a camera's file is ten times larger than what anybody looks
 * at.
 */
import { pictureTypes } from '@/lib/uploads/limits';

/** Bytes; a smaller file is sent as it is. */
const small = 700_000;

/** Pixels, as the server keeps them (lib/uploads/picture.ts). */
const longestSide = 1600;

/** The first bytes of each type that is taken, as Latin letters: a name and what it promises are easily changed. */
const beginnings = [/^\xff\xd8\xff/, /^\x89PNG\r\n/, /^RIFF.{4}WEBP/s];

/** Whether the file holds a picture of a type that is taken, by its beginning. */
export async function isPicture(file: File): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  return beginnings.some(beginning => beginning.test(String.fromCharCode(...bytes)));
}

/** Returns the file itself where it is small, no picture, or cannot be drawn; the server then decides. */
export async function shrinkPicture(file: File): Promise<File> {
  if (file.size < small || !pictureTypes.includes(file.type)) return file;
  try {
    const drawn = await createImageBitmap(file);
    const scale = Math.min(1, longestSide / Math.max(drawn.width, drawn.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(drawn.width * scale);
    canvas.height = Math.round(drawn.height * scale);
    canvas.getContext('2d')?.drawImage(drawn, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', 0.85));
    return blob !== null && blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file;
  } catch {
    return file;
  }
}

/** Not an object URL: the content policy allows the page's own pictures and inline ones only. */
export function previewOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
