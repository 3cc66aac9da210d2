/**
 * Removes a picture that could not be written whole. Where the disk is full Next leaves its beginning in the cache, and
 * serves that for as long as the picture may be kept. Must be imported before Next.
 */
import fs from 'node:fs';

const { writeFile } = fs.promises;

/** In the folder of the build. */
const pictures = /[/\\]cache[/\\]images[/\\]/;

fs.promises.writeFile = async (file, ...content) => {
  try {
    await writeFile(file, ...content);
  } catch (error) {
    if (pictures.test(String(file))) await fs.promises.rm(String(file), { force: true }).catch(() => {});
    throw error;
  }
};
