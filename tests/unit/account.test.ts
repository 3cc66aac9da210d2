/** The rules of the account: names of addresses, details, hearts, refusals beside their fields. */
import { describe, expect, test, vi } from 'vitest';
import { accountAddressSchema } from '@/lib/addresses/account-addresses';
import { accountAddressFormSchema, isNameTaken } from '@/lib/addresses/account-rules';
import { isAddressForm, pickedPointIn, withPickedPoint } from '@/lib/addresses/picked-point';
import { formatLiked, likedRules, mostLiked, parseLiked, toggled } from '@/lib/liked/liked';
import { messageSchema } from '@/lib/notifications/schema';
import { fieldErrors } from '@/lib/profile/refusal';
import { detailsSchema, emptied, passwordSchema, phoneSchema } from '@/lib/profile/rules';
import { ownProfileSchema } from '@/lib/profile/schema';
import { viewScript } from '@/lib/view/view-script';

describe('hearts', () => {
  test.each([
    [undefined, []],
    ['', []],
    ['12.5', ['12', '5']],
    ['12.x.0.-1.5.12', ['12', '5']],
    ['1"]{}*{display:none', []],
  ])('the cookie %j is %j', (cookie, ids) => {
    expect(parseLiked(cookie)).toEqual(ids);
  });

  test('a press turns one over, the newest first, and the oldest makes room', () => {
    expect(toggled(['5'], '12')).toEqual(['12', '5']);
    expect(toggled(['12', '5'], '12')).toEqual(['5']);
    const full = Array.from({ length: mostLiked }, (_, index) => String(index + 1));
    expect(toggled(full, '999')).toEqual(['999', ...full.slice(0, -1)]);
    expect(parseLiked(formatLiked(full))).toEqual(full);
  });

  test('the view script writes the rules that the style sheet of pages without script has', () => {
    const written: string[] = [];
    const root = { dataset: {}, style: { setProperty: vi.fn() }, lang: 'en' };
    class Sheet {
      replaceSync(rules: string) {
        written.push(rules);
      }
    }
    const page = { cookie: 'view=base_dark_anywhere; liked=12.5', documentElement: root, adoptedStyleSheets: [] };
    const listeners: (() => void)[] = [];
    const run = new Function('document', 'CSSStyleSheet', 'addEventListener', viewScript);
    run(page, Sheet, (_: string, listener: () => void) => listeners.push(listener));
    page.cookie = 'liked=5';
    for (const listener of listeners) listener();
    expect(written.map(rules => rules.replaceAll('"', ''))).toEqual(
      [likedRules(['12', '5']), likedRules(['5'])].map(rules => rules.replaceAll('"', '')),
    );
    expect(page.adoptedStyleSheets).toHaveLength(1);
    expect(root.dataset).toMatchObject({ theme: 'dark' });
  });

  test('a browser that knows no such sheets keeps its theme', () => {
    const root = { dataset: {} as Record<string, string>, style: { setProperty: vi.fn() }, lang: 'en' };
    const run = new Function('document', 'CSSStyleSheet', 'addEventListener', viewScript);
    run({ cookie: 'view=base_dark_anywhere; liked=12', documentElement: root }, undefined, () => {});
    expect(root.dataset.theme).toBe('dark');
  });
});

describe('saved addresses', () => {
  test('names are the same whatever their case and blanks, but never the same as themselves', () => {
    const others = [{ id: '1', title: 'Home' }];
    expect(isNameTaken(' hoME ', others)).toBe(true);
    expect(isNameTaken('Home', others, '1')).toBe(false);
    expect(isNameTaken('Work', others)).toBe(false);
  });

  test('the picker goes back to a form of ours alone, with the place in its address', () => {
    expect(isAddressForm('/addresses/new')).toBe(true);
    expect(isAddressForm('/ar/addresses/12?text=old')).toBe(true);
    for (const other of [
      '/addresses',
      '/addresses/0',
      '/addresses/new/x',
      '/checkout',
      'https://evil.test/addresses/new',
    ])
      expect(isAddressForm(other), other).toBe(false);
    const found = { text: '1 Elm & Oak', point: { latitude: 41.5, longitude: -69.25 } };
    const address = withPickedPoint('/ar/addresses/12?text=old', found);
    const [path, query] = address.split('?');
    expect(path).toBe('/ar/addresses/12');
    expect(pickedPointIn(Object.fromEntries(new URLSearchParams(query)))).toEqual(found);
    expect(pickedPointIn({ text: 'x', latitude: '91', longitude: '0' })).toBeNull();
  });

  test('a form without a place is no address', () => {
    expect(accountAddressFormSchema.safeParse({ title: 'Home', text: 'x', latitude: '', longitude: '' }).success).toBe(
      false,
    );
  });

  test('both spellings of a point are understood, and none is none', () => {
    const read = (location: unknown) => accountAddressSchema.parse({ data: { id: 1, location } }).point;
    expect(read({ latitude: '41.3', longitude: 69.2 })).toEqual({ latitude: 41.3, longitude: 69.2 });
    expect(read([41.3, 69.2])).toEqual({ latitude: 41.3, longitude: 69.2 });
    expect(read(null)).toBeNull();
  });
});

describe('the profile', () => {
  const keys = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
    result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

  test.each([
    [{ firstname: 'Jo' }, []],
    [{ firstname: 'J' }, ['firstname: tooShort']],
    [{ firstname: 'Jo', email: 'nobody' }, ['email: email']],
    [{ firstname: 'Jo', birthday: '2023-02-29' }, ['birthday: birthday']],
    [{ firstname: 'Jo', birthday: '2999-01-01' }, ['birthday: birthday']],
    [{ firstname: 'Jo', birthday: '1899-12-31' }, ['birthday: birthday']],
    [{ firstname: 'Jo', birthday: '2024-02-29' }, []],
  ])('%j: %j', (details, wrong) => {
    expect(keys(detailsSchema.safeParse(details))).toEqual(wrong);
  });

  test('a phone number is digits, in whatever script and dress', () => {
    expect(phoneSchema.parse({ phone: '+998 (90) 123-45-67' })).toEqual({ phone: '998901234567' });
    expect(phoneSchema.parse({ phone: '٩٩٨٩٠١٢٣٤٥٦٧' })).toEqual({ phone: '998901234567' });
    expect(keys(phoneSchema.safeParse({ phone: '' }))).toContain('phone: phoneRequired');
    expect(keys(phoneSchema.safeParse({ phone: 'call me' }))).toEqual(['phone: phone']);
  });

  test('passwords have six characters and are typed twice', () => {
    const password = (first: string, second: string) =>
      keys(passwordSchema.safeParse({ password: first, password_confirmation: second }));
    expect(password('abcde', 'abcde')).toEqual(['password: passwordShort']);
    expect(password('abcdef', 'abcdeg')).toEqual(['password_confirmation: passwordsDiffer']);
    expect(password('abcdef', 'abcdef')).toEqual([]);
  });

  test('what was there cannot be emptied, what was not may stay so', () => {
    const none = { firstname: 'Jo', lastname: '', email: '', birthday: '', gender: '' } as const;
    expect(emptied(none, none)).toEqual([]);
    expect(emptied(none, { ...none, lastname: 'Stone' })).toEqual(['lastname']);
  });

  test('a refusal stands beside the field it is about, or on the form', () => {
    const refusal = (params: Record<string, string[]>) => ({
      ok: false as const,
      why: 'refused' as const,
      code: 'ERROR_400',
      message: 'Bad request.',
      params,
    });
    expect(fieldErrors(refusal({ email: ['taken'], 'notifications.0.id': ['x'] }), ['email', 'lastname'])).toEqual({
      email: 'emailTaken',
    });
    expect(fieldErrors(refusal({ lastname: ['x'] }), ['lastname'])).toEqual({ lastname: 'fieldRefused' });
    expect(fieldErrors(refusal({ images: ['x'] }), ['lastname'])).toBeNull();
    expect(fieldErrors({ ok: false, why: 'offline' }, ['email'])).toBeNull();
  });

  test('the wire’s birthday is a day, and what is missing is empty', () => {
    const user = { id: 1, firstname: 'Jo', lastname: null, empty_p: true, active: 1 };
    expect(ownProfileSchema.parse(user)).toMatchObject({ birthday: '', gender: '', switches: [], isSubscribed: false });
    expect(ownProfileSchema.parse({ ...user, birthday: '1995-04-30 00:00:00Z', gender: 'male' })).toMatchObject({
      birthday: '1995-04-30',
      gender: 'male',
      customer: { hasPassword: false },
    });
    expect(ownProfileSchema.safeParse({ firstname: 'nobody' }).success).toBe(false);
  });
});

test('a message about nothing leads nowhere', () => {
  const message = messageSchema.parse({ id: 7, title: 'News!', body: 'Hello', created_at: '2026-11-21 09:00:00Z' });
  expect(message).toMatchObject({ id: '7', about: '', status: '', isRead: false, at: '2026-11-21T09:00:00Z' });
});
