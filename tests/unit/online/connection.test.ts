import { describe, expect, test } from 'vitest';
import {
  type Connection,
  longestSilence,
  unknownConnection,
  whenAnswered,
  whenAsked,
  whenUnanswered,
} from '@/lib/online/connection';

const at = (connection: Connection, milliseconds: number, isCut = false) =>
  whenUnanswered(connection, milliseconds, isCut).state;

describe('the connection', () => {
  test('is unknown until something was heard', () => {
    expect(unknownConnection.state).toBe('unknown');
    expect(whenAsked(unknownConnection, 0).state).toBe('unknown');
    expect(whenAnswered().state).toBe('online');
  });

  test('is gone after ten seconds without an answer, counted from the first question', () => {
    const first = whenAsked(whenAnswered(), 1000);
    const second = whenAsked(first, 9000);
    expect(at(second, 1000 + longestSilence - 1)).toBe('unknown');
    expect(at(second, 1000 + longestSilence)).toBe('offline');
    expect(longestSilence).toBe(10_000);
  });

  test('is gone at once where the device says so', () => {
    expect(at(whenAnswered(), 0, true)).toBe('offline');
  });

  test('is back with the first answer, and another silence is counted anew', () => {
    const gone = whenUnanswered(whenAsked(whenAnswered(), 0), longestSilence, false);
    expect(whenUnanswered(gone, longestSilence + 1, false).state).toBe('offline');
    expect(at(whenAsked(whenAnswered(), 20_000), 20_001)).toBe('unknown');
  });
});
