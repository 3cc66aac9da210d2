/**
 * Detects that the chat database no longer answers while it has listeners: its gRPC client would retry for minutes
 * without reporting an error.
 */
import 'server-only';
import { inTime } from '@/lib/in-time';

/** Milliseconds between two questions, as over REST. Each is one read, of a document that does not exist. */
const pause = 2000;

/** Milliseconds until one counts as unanswered. */
const patience = 4000;

/**
 * Returns a function that adds a listener and returns how to remove it. When a question fails, every listener is called
 * once and removed. Nothing is asked while there are no listeners.
 */
export function watchAnswers(ask: () => Promise<unknown>): (tell: (error: unknown) => void) => () => void {
  const listeners = new Set<(error: unknown) => void>();
  let isWatching = false;
  const watch = () => void setTimeout(look, pause).unref();
  const look = async () => {
    try {
      await inTime(ask(), patience, () => {
        throw new Error(`no answer within ${patience} ms`);
      });
    } catch (error) {
      const told = [...listeners];
      listeners.clear();
      for (const tell of told) tell(error);
    }
    isWatching = listeners.size > 0;
    if (isWatching) watch();
  };
  return tell => {
    listeners.add(tell);
    if (!isWatching) watch();
    isWatching = true;
    return () => listeners.delete(tell);
  };
}
