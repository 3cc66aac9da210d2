import { expect, test } from 'vitest';
import { causeOf } from '@/lib/refunds/cause';

test('the reason, each thing and the customer’s words stand on lines of their own', () => {
  const cause = causeOf({
    reason: 'Something was missing',
    lines: ['2 × Pad Thai', '1 × Tea'],
    words: 'And no spoon.',
  });
  expect(cause).toBe('Something was missing\n- 2 × Pad Thai\n- 1 × Tea\nAnd no spoon.');
});

test('one’s own words are enough', () => {
  expect(causeOf({ reason: '', lines: [], words: 'And no spoon.' })).toBe('And no spoon.');
});
