/** Is a running program as much older as the file says? */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { setClock } from '../../support/clock-file.mjs';

const twentyMinutes = 20 * 60_000;

/** Tells the time by each clock there is, once for each line that it is sent. */
const teller = `
  process.stdin.on('data', () => console.log(JSON.stringify({
    date: Date.now(),
    made: new Date().getTime(),
    counted: performance.timeOrigin + performance.now(),
    text: Date.parse(Date()),
    given: new Date(5).getTime(),
    isDate: new Date() instanceof Date && new Date().constructor === Date,
  })));`;

test('every clock of a running program follows the file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'clock-'));
  const file = join(folder, 'clock');
  const program = spawn(process.execPath, ['--import', './tests/support/shifted-clock.mjs', '--eval', teller], {
    env: { ...process.env, CLOCK_FILE: file },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  try {
    await isAhead(program, 0);
    setClock(file, twentyMinutes);
    await isAhead(program, twentyMinutes);
    setClock(file, 5000);
    await isAhead(program, 5000);
    setClock(file, 9000);
    await isAhead(program, 9000);
  } finally {
    program.kill();
    rmSync(folder, { recursive: true });
  }
});

async function isAhead(program: ChildProcess, milliseconds: number): Promise<void> {
  program.stdin?.write('\n');
  const [line] = await once(program.stdout as NodeJS.ReadableStream, 'data');
  const { date, made, counted, text, given, isDate } = JSON.parse(String(line));
  const ahead = [date, made, counted, text].map(time => time - Date.now() - milliseconds);
  // The text knows whole seconds, and the answer took a moment.
  expect(ahead.filter(difference => Math.abs(difference) > 1500)).toEqual([]);
  expect(given).toBe(5);
  expect(isDate).toBe(true);
}
