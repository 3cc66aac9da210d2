import { expect, test } from 'vitest';
import { claimShowing } from '@/lib/notices/notice-store';
import { noticeText } from '@/lib/notices/notice-text';
import { createMemoryStore } from '@/lib/stores/memory-store';

test('a notice is shown once, on whichever process', async () => {
  const store = createMemoryStore();
  const notice = noticeText('saved', 'success');
  expect(await claimShowing(notice, store)).toBe(true);
  expect(await claimShowing(notice, store)).toBe(false);
  expect(await claimShowing(noticeText('saved', 'success'), store), 'the same words after another form').toBe(true);
});
