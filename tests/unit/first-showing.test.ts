import { expect, test } from 'vitest';
import { isFirstShowing } from '@/lib/first-showing';
import { noticeText } from '@/lib/notice-text';
import { createMemoryStore } from '@/lib/stores/memory-store';

test('a notice is shown once, on whichever process', async () => {
  const store = createMemoryStore();
  const notice = noticeText('saved', 'success');
  expect(await isFirstShowing(notice, store)).toBe(true);
  expect(await isFirstShowing(notice, store)).toBe(false);
  expect(await isFirstShowing(noticeText('saved', 'success'), store), 'the same words after another form').toBe(true);
});
