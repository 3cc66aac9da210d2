/** Writes the log: one line of JSON for each request, each call of the API and each failure (docs/operations.md 4). */
import 'server-only';
import { format } from 'node:util';
import pino, { type DestinationStream } from 'pino';
import { isUnreadable, type RequestReport, requestId } from '@/lib/operations/requests';
import { scrubText } from '@/lib/operations/scrub-text';
import type { ReportListener } from '@/lib/telemetry';

interface Log extends ReportListener {
  request: (request: RequestReport) => void;
  /** Messages of the framework, of libraries or of our own code. */
  words: (level: 'debug' | 'info' | 'warn' | 'error', words: unknown[]) => void;
}

export function openLog(level: string, destination: DestinationStream): Log {
  const log = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: label => ({ level: label }) },
    },
    destination,
  );
  return {
    request: ({ kind: _, milliseconds, ...request }) => {
      const isTrouble = request.status !== undefined && request.status >= 500;
      log[isTrouble ? 'warn' : 'info'](
        { ...request, status: request.status ?? 'left', milliseconds: tenths(milliseconds) },
        'request',
      );
    },
    call: ({ milliseconds, ...call }) =>
      log[call.outcome === 'offline' ? 'warn' : 'info'](
        { ...call, milliseconds: tenths(milliseconds), id: requestId() },
        'call',
      ),
    signIn: signIn => log.info({ ...signIn, id: requestId() }, 'sign-in'),
    limit: limit => log.info({ ...limit, id: requestId() }, 'limit'),
    thrown: trouble =>
      isUnreadable(trouble)
        ? log.info({ ...trouble, id: requestId() }, 'what was posted could not be read')
        : log.error({ ...trouble, id: requestId() }, 'a page or an action threw'),
    words: (level, words) => log[level]({ id: requestId() }, scrubText(format(...words))),
  };
}

function tenths(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}

/** Logs everything written to the console. */
export function logConsole({ words }: Log): void {
  const levels = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;
  for (const [name, level] of Object.entries(levels))
    console[name as keyof typeof levels] = (...said: unknown[]) => words(level, said);
}
