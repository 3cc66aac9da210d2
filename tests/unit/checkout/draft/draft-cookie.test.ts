/** The draft of the checkout in its cookies: whole, also where one is too small, and for its own customer alone. */
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyDraft } from '@/lib/checkout/draft/draft';
import { adoptDraft, readDraft, removeDraft, writeDraft } from '@/lib/checkout/draft/draft-cookie';
import { areLineNotesCut } from '@/lib/checkout/draft/line-notes-cookie';
import { cookieJar, request } from '../../stubs/next-headers.ts';

const russian = Object.fromEntries(
  Array.from({ length: 30 }, (_, line) => [
    `${1200 + 7 * line}`,
    `Без лука, пожалуйста, а соус номер ${line} положите отдельно`,
  ]),
);
const draft = { ...emptyDraft, shop: '501', house: '128', note: 'Мы у второго входа' };
const noted = { ...draft, lineNotes: russian };

beforeEach(() => {
  cookieJar.clear();
  vi.stubEnv('API_URL', 'http://127.0.0.1:4400');
  vi.stubEnv('SESSION_PASSWORDS', 'x'.repeat(32));
  vi.stubEnv('PROXIES', '1');
  request.headers = new Headers();
});

test('notes to thirty lines, in letters of two bytes, are kept whole', async () => {
  await writeDraft(noted);
  expect(await readDraft()).toEqual(noted);
});

test('what was taken out does not come back', async () => {
  await writeDraft(noted);
  await writeDraft({ ...draft, lineNotes: { 1200: 'Без лука' } });
  expect(await readDraft()).toEqual({ ...draft, lineNotes: { 1200: 'Без лука' } });
  await writeDraft(noted);
  await writeDraft(draft);
  expect(await readDraft()).toEqual(draft);
});

test('notes are nobody else’s, and are removed with the draft', async () => {
  await writeDraft(noted);
  await adoptDraft('7');
  expect(await readDraft()).toBeNull();
  await writeDraft(draft);
  expect(await readDraft()).toEqual(draft);
  await removeDraft();
  expect([...cookieJar.keys()]).toEqual([]);
});

test('of more notes than fit as many as possible are kept, and it is known', async () => {
  const most = Object.fromEntries(
    Array.from({ length: 90 }, (_, line) => [`${1200 + line}`, `${line} ${crypto.randomUUID().repeat(3)}`]),
  );
  await writeDraft({ ...draft, lineNotes: most });
  const kept = Object.entries((await readDraft())?.lineNotes ?? {});
  expect(kept.length).toBeGreaterThan(10);
  expect(Object.entries(most).slice(0, kept.length)).toEqual(kept);
  expect(await areLineNotesCut()).toBe(true);
  await writeDraft(noted);
  expect(await areLineNotesCut()).toBe(false);
});
