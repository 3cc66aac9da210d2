/** What did the caller send? Query and JSON body in one object, the body winning, blanks trimmed (API.md 1.1, 1.4). */

import type { HonoRequest } from 'hono';

export interface Input {
  [key: string]: InputValue;
}
export type InputValue = string | number | boolean | null | InputValue[] | Input;

export async function readInput(request: HonoRequest): Promise<Input> {
  const query = parseBrackets(new URL(request.url).searchParams);
  return { ...query, ...(await readBody(request)) };
}

/** `a[0]=1&a[]=2&b[latitude]=41` becomes { a: ["1", "2"], b: { latitude: "41" } }; the later of two equal keys wins. */
export function parseBrackets(parameters: URLSearchParams): Input {
  const parsed: Input = {};
  for (const [key, value] of parameters) place(parsed, pathOf(key), tidy(value));
  return tidy(parsed) as Input;
}

async function readBody(request: HonoRequest): Promise<Input> {
  if (!request.header('content-type')?.includes('application/json')) return {};
  const body: unknown = await request.json().catch(() => null);
  return isInput(body) ? (tidy(body) as Input) : {};
}

function pathOf(key: string): string[] {
  const start = key.indexOf('[');
  if (start <= 0) return [key];
  const rest = [...key.slice(start).matchAll(/\[([^\]]*)\]/g)].map(match => match[1] ?? '');
  return [key.slice(0, start), ...rest];
}

function place(target: Input, path: string[], value: InputValue): void {
  const [head = '', ...rest] = path;
  const key = head === '' ? String(Object.keys(target).length) : head;
  if (key === '__proto__') return;
  if (rest.length === 0) {
    target[key] = value;
    return;
  }
  const inner = target[key];
  const next = isInput(inner) ? inner : {};
  target[key] = next;
  place(next, rest, value);
}

/** Trims, turns empty texts into null, and objects with the keys 0, 1, 2… into lists; keys that do not start at 0 are ids. */
function tidy(value: InputValue): InputValue {
  if (typeof value === 'string') return value.trim() === '' ? null : value.trim();
  if (Array.isArray(value)) return value.map(tidy);
  if (!isInput(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, tidy(inner)] as const);
  const isList = entries.some(([key]) => key === '0') && entries.every(([key]) => /^\d+$/.test(key));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

function isInput(value: unknown): value is Input {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
