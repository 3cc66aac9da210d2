/** What does a request carry? Its query and JSON body in one object, the body winning, texts trimmed (docs/api.md 1.1, 1.4). */

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
  for (const [key, value] of parameters) assign(parsed, keyPath(key), normalize(value));
  return normalize(parsed) as Input;
}

async function readBody(request: HonoRequest): Promise<Input> {
  if (!request.header('content-type')?.includes('application/json')) return {};
  const body: unknown = await request.json().catch(() => null);
  return isInput(body) ? (normalize(body) as Input) : {};
}

function keyPath(key: string): string[] {
  const start = key.indexOf('[');
  if (start <= 0) return [key];
  const rest = [...key.slice(start).matchAll(/\[([^\]]*)\]/g)].map(match => match[1] ?? '');
  return [key.slice(0, start), ...rest];
}

function assign(target: Input, path: string[], value: InputValue): void {
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
  assign(next, rest, value);
}

/** Trims texts, turns empty ones into null, and objects with the keys 0, 1, 2… into lists; other numeric keys are ids. */
function normalize(value: InputValue): InputValue {
  if (typeof value === 'string') return value.trim() === '' ? null : value.trim();
  if (Array.isArray(value)) return value.map(normalize);
  if (!isInput(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, normalize(inner)] as const);
  const isList = entries.some(([key]) => key === '0') && entries.every(([key]) => /^\d+$/.test(key));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

function isInput(value: unknown): value is Input {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
