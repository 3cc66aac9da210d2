import { expect, test } from 'vitest';
import { addressKey, detailsAt, draftFor, draftFrom, draftSchema, emptyDraft } from '@/lib/checkout/draft/draft';

test('as soon as possible wins over the day that stands in the same form', () => {
  const posted = { day: '2026-11-22', 'time-2026-11-22': '18:30' };
  expect(draftFrom({ ...posted, timing: 'asap' })).toMatchObject({ day: 'asap', time: '' });
  expect(draftFrom({ ...posted, timing: 'schedule' })).toMatchObject({ day: '2026-11-22', time: '18:30' });
});

test('a box is ticked or not, in the form and in the cookie', () => {
  const ticked = ['on', true, 'off', 'true', undefined].map(leave => draftSchema.parse({ leave }).leave);
  expect(ticked).toEqual([true, true, false, false, false]);
});

test('the button of an offered code goes before what was typed', () => {
  expect(draftFrom({ offeredCoupon: 'MINUS3', coupon: 'TYPED' }).coupon).toBe('MINUS3');
  expect(draftFrom({ coupon: 'TYPED' }).coupon).toBe('TYPED');
});

test('the details of a house are used for its point alone, which is about a metre wide', () => {
  const key = addressKey({ latitude: 41.311081, longitude: 69.240562 });
  expect(key).toBe('41.31108,69.24056');
  const draft = draftSchema.parse({ of: key, house: '7', floor: '2', leave: true });
  expect(detailsAt(draft, key)).toEqual({ house: '7', floor: '2', office: '', door: '', leave: true });
  const nothing = { house: '', floor: '', office: '', door: '', leave: false };
  expect(detailsAt(draft, '41.31109,69.24056')).toEqual(nothing);
});

test('each day has its own time', () => {
  const posted = { timing: 'schedule', day: '2026-11-23', 'time-2026-11-22': '18:30', 'time-2026-11-23': '09:00' };
  expect(draftFrom(posted)).toMatchObject({ day: '2026-11-23', time: '09:00' });
});

test('what the page has chosen is a choice once it is ordered, or an address is chosen for it', () => {
  const delivery = { fulfilment: 'delivery', unchosen: 'delivery' };
  const pickup = { fulfilment: 'pickup', unchosen: 'pickup' };
  const kept = (posted: object) => draftFrom({ ...posted }).fulfilment;
  expect(kept(delivery)).toBe('');
  expect(kept({ ...delivery, intent: 'login' })).toBe('');
  expect(kept({ ...delivery, intent: 'order' })).toBe('delivery');
  expect(kept({ ...delivery, intent: 'address' })).toBe('delivery');
  expect(kept({ ...delivery, place: '7' })).toBe('delivery');
  expect(kept({ ...pickup, place: '7' })).toBe('');
  expect(kept({ ...pickup, intent: 'order' })).toBe('pickup');
  expect(kept({ ...pickup, fulfilment: 'delivery' })).toBe('delivery');
  expect(kept({ fulfilment: 'delivery' })).toBe('delivery');
  expect(kept({ fulfilment: 'drone' })).toBe('');
});

test('allergies are those that are ticked, and known; they are of the customer, and go along to another shop', () => {
  const draft = draftFrom({ shop: '5', 'allergen-milk': 'on', 'allergen-eggs': 'off', 'allergen-gold': 'on' });
  expect(draft.allergens).toEqual(['milk']);
  expect(draftFor({ id: '1', shopId: '6' }, draft).allergens).toEqual(['milk']);
});

test('a draft whose cart was paid for begins anew for the next cart, with the customer’s lasting wishes', () => {
  const wishes = { fulfilment: 'pickup', noCalls: true, allergens: ['milk'] } as const;
  const draft = draftSchema.parse({ ...wishes, shop: '5', paidCart: '1', tip: '15', note: 'No onions', name: 'Ada' });
  expect(draftFor({ id: '1', shopId: '5' }, draft)).toBe(draft);
  expect(draftFor({ id: '2', shopId: '5' }, draft)).toEqual({ ...emptyDraft, ...wishes, shop: '5' });
  expect(draftFor({ id: '2', shopId: '5' }, { ...draft, paidCart: '' })).toMatchObject({
    tip: '15',
    note: 'No onions',
  });
});

test('what was meant for one shop is not said to another, and who gets the order and where stays', () => {
  const here = { house: '7', phone: '5550100100', other: true, name: 'Ada', payment: 'cash' };
  const forShop = { branch: '3', day: 'asap', time: '18:30', note: 'No onions', lineNotes: { 9: 'Hot' } };
  const choices = { soldOut: 'call', coupon: 'MINUS3', tip: 'other', ownTip: '2', tipCurrency: '1' };
  const draft = draftSchema.parse({ ...here, ...forShop, ...choices, shop: '5' });
  expect(draftFor({ id: '1', shopId: '6' }, draft)).toEqual({ ...emptyDraft, ...here, shop: '6' });
  expect(draftFor({ id: '1', shopId: '5' }, draft)).toBe(draft);
});

test('a note about a line is in the field of its stock', () => {
  const posted = { 'note-9': ' Hot ', 'note-10': '', 'note-x': 'no stock', 'a-note-9': 'no', 'note-12345678901': 'no' };
  expect(draftFrom(posted).lineNotes).toEqual({ 9: 'Hot' });
});

test('what a cookie cannot mean is left out, and the rest of the draft stays', () => {
  const odd = { fulfilment: 'drone', allergens: ['gold'], lineNotes: { x: 'no stock' }, soldOut: 'shout', phone: 7 };
  expect(draftSchema.parse({ ...odd, note: 'No onions' })).toEqual({ ...emptyDraft, note: 'No onions' });
});
