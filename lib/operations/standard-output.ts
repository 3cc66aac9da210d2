/**
 * Writes the log to standard output in batches. While the disk is full lines wait, and the newest are lost once too many
 * do, but visitors are served; without a reader the process ends (docs/decisions/047).
 */
import 'server-only';
import fs from 'node:fs';
import type { DestinationStream } from 'pino';
import { isDiskFull } from '@/lib/operations/disk-full';

const fd = 1;

/** Characters from which a batch is written at once; fewer are written after a second. */
const batch = 4096;

/** Characters that may wait. */
const mostWaiting = 4 * 1024 * 1024;

/** Milliseconds after which a reader that had no room is tried again. */
const pause = 100;

/** How often it is tried when the process ends. */
const lastTries = 10;

export function standardOutput(): DestinationStream {
  let waiting = '';
  /** What is being written, or could not be. */
  let rest = Buffer.alloc(0);
  let isWriting = false;

  function flush() {
    if (isWriting) return;
    if (rest.length === 0) takeWaiting();
    if (rest.length > 0) writeRest();
  }

  function takeWaiting() {
    rest = Buffer.from(waiting);
    waiting = '';
  }

  function writeRest() {
    isWriting = true;
    fs.write(fd, rest, (error, written) => {
      if (error?.code === 'EAGAIN') return void setTimeout(writeRest, pause);
      isWriting = false;
      if (error === null) rest = rest.subarray(written);
      // Tried again with the next flush.
      else if (isDiskFull(error)) return;
      else process.exit(1);
      if (rest.length > 0 || waiting.length >= batch) flush();
    });
  }

  setInterval(flush, 1000).unref();
  process.on('exit', () => {
    // The system has what is being written.
    if (isWriting) rest = Buffer.alloc(0);
    writeNow(Buffer.concat([rest, Buffer.from(waiting)]));
  });
  return {
    write(line) {
      if (waiting.length < mostWaiting) waiting += line;
      if (waiting.length >= batch) flush();
    },
  };
}

/** For a host that may stop the process behind each answer (hosting/lambda): what waits then may never be written. */
export function standardOutputAtOnce(): DestinationStream {
  return { write: line => writeNow(Buffer.from(line)) };
}

/** Writes as much as can be written before the process ends. */
function writeNow(bytes: Buffer) {
  let left = bytes;
  for (let tries = 0; left.length > 0 && tries < lastTries; ) {
    try {
      left = left.subarray(fs.writeSync(fd, left));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
      tries += 1;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
    }
  }
}
