import { expect, test } from 'vitest';
import { encodeNotice } from '@/lib/notices/notice-format';
import { claimShowing } from '@/lib/notices/notice-store';
import { createMemoryStore } from '@/lib/stores/memory-store';

test('a notice is shown once, on whichever process', async () => {
  const store = createMemoryStore();
  const notice = encodeNotice('saved', 'success');
  expect(await claimShowing(notice, store)).toBe(true);
  expect(await claimShowing(notice, store)).toBe(false);
  expect(await claimShowing(encodeNotice('saved', 'success'), store), 'the same words after another form').toBe(true);
});
