/** The files of the repository, as git knows them (tracked or new, never ignored), for rules to look into. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Source {
  path: string;
  text: string;
  lines: string[];
}

const paths = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root })
  .toString()
  .split('\0')
  .filter(path => path !== '' && existsSync(`${root}${path}`));

const read = new Map<string, Source>();

/** Files below the folders (all of them for none) whose path matches. */
export function sources(folders: string[], pattern = /\.(ts|tsx|mjs)$/): Source[] {
  return paths
    .filter(path => pattern.test(path) && (folders.length === 0 || folders.some(folder => path.startsWith(folder))))
    .map(path => {
      const known = read.get(path) ?? load(path);
      read.set(path, known);
      return known;
    });
}

function load(path: string): Source {
  const text = readFileSync(`${root}${path}`, 'utf8');
  return { path, text, lines: text.split('\n') };
}

/** "path:line: what stands there" for each line that matches and does not excuse itself with `taste-ok: reason`. */
export function offences(files: Source[], pattern: RegExp): string[] {
  return files.flatMap(({ path, lines }) =>
    lines.flatMap((line, index) =>
      pattern.test(line) && !/taste-ok: \S/.test(line) ? [`${path}:${index + 1}: ${line.trim().slice(0, 120)}`] : [],
    ),
  );
}

/** What a file imports, statically or on demand. */
export function importsOf({ text }: Source): string[] {
  return [...text.matchAll(/(?:from\s+|import\s*\(\s*|import\s+)['"]([^'"]+)['"]/g)].map(match => match[1] ?? '');
}

/** What a file imports at run time; `import type` costs nothing. */
export function loadsOf(source: Source): string[] {
  return importsOf({ ...source, text: source.text.replaceAll(/^import type [^;]*;$/gms, '') });
}
