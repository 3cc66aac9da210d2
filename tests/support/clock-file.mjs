/** Sets the clock of a program that was started with shifted-clock.mjs. */
import { renameSync, writeFileSync } from 'node:fs';

/**
 * Replaces the file at once, so that no reader sees half of it and every reader sees that it is another one.
 *
 * @param {string} file what the program knows as CLOCK_FILE
 * @param {number} milliseconds how far ahead of the true time the program is from now on
 */
export function setClock(file, milliseconds) {
  writeFileSync(`${file}.new`, String(milliseconds));
  renameSync(`${file}.new`, file);
}
