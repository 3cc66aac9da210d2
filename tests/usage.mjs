/**
 * Loaded by `node --import` before a command of tests: asked for `--help`, it prints the comment at the head of the
 * command's file and ends, before anything is built or started.
 */
import { readFileSync } from 'node:fs';

const [, command = '', ...words] = process.argv;

if (words.includes('--help') || words.includes('-h')) {
  const [, head = ''] = /^\/\*\*(.*?)\*\//s.exec(readFileSync(command, 'utf8')) ?? [];
  console.log(head.replaceAll(/^ *\* ?/gm, '').trim());
  process.exit(0);
}
