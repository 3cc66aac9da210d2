/**
 * Notices that the chat database no longer answers while somebody listens to it: its gRPC client would try again for
 * minutes and tell nobody.
 */
import 'server-only';
import { inTime } from '@/lib/in-time';

/** Milliseconds between two questions, as over REST. Each is one read, of a document that does not exist. */
const pause = 2000;

/** Milliseconds until one counts as unanswered. */
const patience = 4000;

/**
 * Returns a function with which a listener is told once, when a question fails, and which returns how to leave. Nothing
 * is asked while nobody listens.
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
