/** Which calls go wrong, how, and how often? Tests and demos add faults under /_sandbox/faults. */

// "lost", "cut" and "late" run the call, but its answer never arrives, breaks off in the middle, or arrives after the
// fault's milliseconds. "hang" neither runs nor answers it. "gateway" answers 504 at once and runs it after the
// milliseconds, as where something in front of the marketplace waits less long than it works.
export const faultKinds = [
  'delay',
  'status',
  'html',
  'broken-json',
  'empty-object',
  'broken-item',
  'drop',
  'hang',
  'lost',
  'cut',
  'late',
  'gateway',
  'down',
] as const;
export type FaultKind = (typeof faultKinds)[number];

export interface Fault {
  id: number;
  kind: FaultKind;
  /** The start of a path, or a glob: "rest/shops" (under /api/v1), "/maps/geocode", "rest/shops/*\/products". */
  path: string;
  /** Only calls of this method: an order being made, but not the list at the same path. */
  method?: string;
  /** HTTP status of "status" and "html". */
  status?: number;
  /** The code of "status", such as ERROR_415; otherwise the usual one of its status. */
  code?: string;
  /** Seconds that "status" tells the caller to wait. */
  retryAfter?: number;
  milliseconds?: number;
  /** How many more calls fail; for ever when missing. */
  times?: number;
}

export interface Faults {
  add(fault: Omit<Fault, 'id'>): Fault;
  list(): Fault[];
  remove(id: number): boolean;
  clear(): void;
  /** The faults of this call, the oldest first; counts it in their `times`. */
  consume(path: string, method?: string): Fault[];
}

export function createFaults(): Faults {
  let faults: Fault[] = [];
  let lastId = 0;
  return {
    add: fault => {
      lastId += 1;
      const added = { ...fault, id: lastId };
      faults.push(added);
      return added;
    },
    list: () => faults,
    remove: id => {
      const before = faults.length;
      faults = faults.filter(fault => fault.id !== id);
      return faults.length < before;
    },
    clear: () => {
      faults = [];
    },
    consume: (path, method = 'GET') => {
      const matching = faults.filter(
        fault => fault.kind === 'down' || (matches(fault.path, path) && (fault.method ?? method) === method),
      );
      for (const fault of matching) if (fault.times !== undefined) fault.times -= 1;
      faults = faults.filter(fault => fault.times === undefined || fault.times > 0);
      return matching;
    },
  };
}

/** "*" is one part of a path, "**" any number of them; without a star it is the start of the path. */
export function matches(pattern: string, path: string): boolean {
  const whole = pattern.startsWith('/') ? pattern : `/api/v1/${pattern}`;
  if (!whole.includes('*')) return path.startsWith(whole);
  const source = whole
    .split(/(\*\*|\*)/)
    .map(part => (part === '**' ? '.*' : part === '*' ? '[^/]*' : RegExp.escape(part)))
    .join('');
  return new RegExp(`^${source}$`).test(path);
}
