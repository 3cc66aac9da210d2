/**
 * Limits how many connections visitors may have, by the files that the system lets this process open and by the memory of
 * the thread in front. Where files run out the system closes a new connection without a word, and nothing can be asked of
 * the API for the others; where memory does, the process ends. One over which nothing moves is closed: whoever asks and
 * never reads would keep it for ever.
 */

/**
 * A request takes up to three: its connection, and both ends of the one between the two threads (forward.mjs). The
 * fourth is for the API, Redis and files.
 */
const filesOfOne = 4;

/**
 * 4,000 may be streams of events, which take 20 KB of the heap each; any other takes 4, with two requests (unanswered.mjs)
 * 9. The heap ends at 128 MB (front.mjs).
 */
const mostInMemory = 6000;

/** Milliseconds; a stream of events sends something every twenty seconds (lib/event-stream.ts). */
const longestSilence = 120_000;

/** @param {import('node:http').Server} server */
export function limitConnections(server, openFiles = mostOpenFiles(), silence = longestSilence) {
  let dropped = 0;
  server.setTimeout(silence);
  server.maxConnections = Math.min(mostInMemory, Math.floor(openFiles / filesOfOne));
  server.on('drop', () => {
    dropped += 1;
  });
  return {
    /** How many were closed unanswered since the last call. */
    takeDropped() {
      const times = dropped;
      dropped = 0;
      return times;
    },
  };
}

/** Infinity where there is no limit. Node itself has raised its limit as far as the system allows. */
function mostOpenFiles() {
  const report = /** @type {NodeJS.ProcessReport & { excludeNetwork: boolean }} */ (process.report);
  // It would look up names of network addresses.
  report.excludeNetwork = true;
  const { userLimits } = /** @type {{ userLimits?: { open_files: { soft: number | string } } }} */ (report.getReport());
  return Number(userLimits?.open_files.soft) || Number.POSITIVE_INFINITY;
}
