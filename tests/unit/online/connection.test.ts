import { describe, expect, test } from 'vitest';
import { answered, asked, type Line, silence, unanswered, untried } from '@/lib/online/connection';

const at = (line: Line, milliseconds: number, isCut = false) => unanswered(line, milliseconds, isCut).state;

describe('the connection', () => {
  test('is unknown until something was heard', () => {
    expect(untried.state).toBe('unknown');
    expect(asked(untried, 0).state).toBe('unknown');
    expect(answered().state).toBe('online');
  });

  test('is gone after ten seconds without an answer, counted from the first question', () => {
    const first = asked(answered(), 1000);
    const second = asked(first, 9000);
    expect(at(second, 1000 + silence - 1)).toBe('unknown');
    expect(at(second, 1000 + silence)).toBe('offline');
    expect(silence).toBe(10_000);
  });

  test('is gone at once where the device says so', () => {
    expect(at(answered(), 0, true)).toBe('offline');
  });

  test('is back with the first answer, and another silence is counted anew', () => {
    const gone = unanswered(asked(answered(), 0), silence, false);
    expect(unanswered(gone, silence + 1, false).state).toBe('offline');
    expect(at(asked(answered(), 20_000), 20_001)).toBe('unknown');
  });
});
