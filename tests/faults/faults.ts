/** The ways in which the API goes wrong. */
import type { FaultKind } from '../../sandbox/control/faults.ts';
import type { Sandbox } from '../support/sandbox.ts';
import type { Gate } from './gate.ts';

export interface ApiFault {
  name: string;
  kind: FaultKind | 'refused' | 'none';
  status?: number;
  milliseconds?: number;
}

/** One call of the API: `path` as the sandbox's faults write it. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
}

export const pageFaults: ApiFault[] = [
  { name: 'refused', kind: 'refused' },
  { name: 'cut', kind: 'cut' },
  { name: 'hang', kind: 'hang' },
  { name: 'slow', kind: 'delay', milliseconds: 3000 },
  { name: '500', kind: 'status', status: 500 },
  { name: '503', kind: 'html', status: 503 },
  { name: '401', kind: 'status', status: 401 },
  { name: '403', kind: 'status', status: 403 },
  { name: '429', kind: 'status', status: 429 },
  { name: 'broken-json', kind: 'broken-json' },
  { name: 'wrong-shape', kind: 'empty-object' },
];

/**
 * An answer that is lost after the work was done matters where work is done. Without any fault each action is done,
 * which proves that the matrix itself sees right; pages are looked at without a fault before each one.
 */
export const actionFaults: ApiFault[] = [{ name: 'none', kind: 'none' }, ...pageFaults, { name: 'lost', kind: 'lost' }];

/** A slow API is no broken one: everything is shown and done, only later. */
export function isHarmless({ kind }: ApiFault): boolean {
  return kind === 'delay';
}

/** @param calls all of them for none; connections are refused as a whole. */
export async function strike({ kind, name: _, ...more }: ApiFault, sandbox: Sandbox, gate: Gate, calls: Call[] = []) {
  if (kind === 'none') return;
  if (kind === 'refused') return gate.shut();
  if (calls.length === 0) await sandbox.fails(kind, '/', more);
  for (const { path, method } of calls) await sandbox.fails(kind, path, { ...more, method });
}

export async function recover(sandbox: Sandbox, gate: Gate): Promise<void> {
  await sandbox.recovers();
  await gate.open();
}
