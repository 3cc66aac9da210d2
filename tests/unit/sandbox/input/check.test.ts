import { describe, expect, test } from 'vitest';
import { Check } from '../../../../sandbox/input/check.ts';
import type { Input } from '../../../../sandbox/input/input.ts';
import { Refusal } from '../../../../sandbox/refusal.ts';

function complaints(input: Input, ask: (check: Check) => unknown) {
  const check = new Check(input);
  ask(check);
  try {
    check.throwIfInvalid();
    return null;
  } catch (error) {
    return error instanceof Refusal ? error.params : error;
  }
}

describe('whole numbers', () => {
  test('text that is one passes', () => {
    expect(new Check({ perPage: '12' }).integer('perPage', 1, 100)).toBe(12);
    expect(new Check({}).integer('perPage', 1, 100)).toBeUndefined();
  });

  test.each([
    ['0', 'The perPage must be at least 1.'],
    ['101', 'The perPage may not be greater than 100.'],
    ['1.5', 'The perPage must be an integer.'],
    ['1e3', 'The perPage must be an integer.'],
    ['many', 'The perPage must be an integer.'],
  ])('%s does not', (perPage, message) => {
    expect(complaints({ perPage }, check => check.integer('perPage', 1, 100))).toEqual({ perPage: [message] });
  });
});

test('a missing coordinate is named with dots', () => {
  expect(complaints({ address: { latitude: 'north' } }, check => check.position('address'))).toEqual({
    'address.latitude': ['The address.latitude must be a number.'],
    'address.longitude': ['The address.longitude field is required.'],
  });
});

test('a point off the globe is refused', () => {
  expect(complaints({ address: { latitude: 91, longitude: 0 } }, check => check.position('address'))).toHaveProperty([
    'address.latitude',
  ]);
});

test('a place is optional unless it is required', () => {
  expect(complaints({}, check => check.position('address'))).toBeNull();
  expect(Object.keys(complaints({}, check => check.position('address', true)) ?? {})).toHaveLength(2);
});

test.each([
  ['1', true],
  [1, true],
  [true, true],
  ['true', true],
  ['0', false],
  [0, false],
  [false, false],
  ['false', false],
  [null, false],
])('%s reads as %s', (value, isOn) => {
  expect(new Check({ open: value }).isOn('open')).toBe(isOn);
});

test('a single value is a list of one', () => {
  expect(new Check({ take: '3' }).numbers('take')).toEqual([3]);
  expect(complaints({ take: ['3', 'x'] }, check => check.numbers('take'))).toHaveProperty('take');
});

test('every complaint is collected', () => {
  const found = complaints({ sort: 'up' }, check => {
    check.enum('sort', ['asc', 'desc']);
    check.required('type');
  });
  expect(found).toEqual({ sort: ['The selected sort is invalid.'], type: ['The type field is required.'] });
});

describe('a field that is sent empty', () => {
  test('is refused, once, whatever it should hold: it has to be left out', () => {
    const found = complaints({ tips: null, note: null, from: null, type: null, id: null }, check => {
      check.number('tips');
      check.string('note');
      check.string('note');
      check.date('from');
      check.enum('type', ['fix']);
      check.integer('id', 1, 9);
    });
    expect(found).toEqual({
      tips: ['The tips field must have a value.'],
      note: ['The note field must have a value.'],
      from: ['The from field must have a value.'],
      type: ['The type field must have a value.'],
      id: ['The id field must have a value.'],
    });
  });

  test('is missing where it is required', () => {
    expect(complaints({ email: null }, check => check.required('email'))).toEqual({
      email: ['The email field is required.'],
    });
  });

  test('is none where the API takes it', () => {
    expect(complaints({ note: null }, check => check.mayBeEmpty('note').string('note'))).toBeNull();
  });
});
