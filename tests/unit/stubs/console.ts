/** What the code under test has said on the console; a test takes what it expects, what is left fails it. */
import { expect } from 'vitest';

interface Said {
  level: 'error' | 'warn';
  text: string;
}

export const said: Said[] = [];

/** For a test that expects any number of lines. */
export function forgetConsole(): void {
  said.length = 0;
}

/** Takes one line that matches, and fails when there is none. */
export function expectConsole(level: Said['level'], pattern: RegExp): void {
  const index = said.findIndex(line => line.level === level && pattern.test(line.text));
  expect(said[index]?.text ?? said, `console.${level} like ${pattern}`).toMatch(pattern);
  said.splice(index, 1);
}
