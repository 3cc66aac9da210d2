/** What does somebody who wants to sell apply with? The body of docs/api.md 16.1, validated. */

import type { Position } from '../rules/distance.ts';
import type { Check } from './check.ts';
import { knownLocale, type View } from './view.ts';

/** By language. */
type Words = Record<string, string>;

export interface Application {
  title: Words;
  description: Words;
  address: Words;
  location: Position;
  deliveryFrom: number;
  deliveryTo: number;
  deliveryType: string;
  type: string;
  price: number;
  pricePerKm: number;
  minAmount: number;
  tax: number;
  phone: string;
  /** Paths of uploads. */
  logo: string;
  background: string;
  documents: string[];
  categories: number[];
  tags: number[];
}

/** @throws ERROR_400 with params. */
export function readApplication(view: View): Application {
  const { check } = view;
  const from = check.required('delivery_time_from') && check.number('delivery_time_from');
  const to = check.required('delivery_time_to') && check.number('delivery_time_to');
  const unit = check.required('delivery_time_type') && check.enum('delivery_time_type', units);
  const type = check.required('type') && check.enum('type', ['shop', 'restaurant']);
  const images = readUploads(check, 'images');
  const application: Application = {
    title: readWords(view, 'title', { shortest: 2 }),
    description: readWords(view, 'description', { shortest: 3, isOptional: true }),
    address: readWords(view, 'address', { shortest: 2 }),
    location: check.position('location', true) ?? { latitude: 0, longitude: 0 },
    deliveryFrom: Number(from),
    deliveryTo: Number(to),
    deliveryType: unit ?? '',
    type: type ?? '',
    price: notNegative(check, 'price'),
    pricePerKm: notNegative(check, 'price_per_km'),
    minAmount: amountInWords(check, 'min_amount'),
    tax: notNegative(check, 'tax'),
    phone: check.string('phone') ?? '',
    logo: images[0] ?? '',
    background: images[1] ?? '',
    documents: readUploads(check, 'documents'),
    categories: existing(view, 'categories', "SELECT 1 FROM categories WHERE id = ? AND type = 'shop'"),
    tags: existing(view, 'tags', 'SELECT 1 FROM takes WHERE id = ?'),
  };
  check.throwIfInvalid();
  return application;
}

const units = ['minute', 'hour', 'day', 'month'] as const;

interface Wanted {
  /** Characters. */
  shortest: number;
  isOptional?: boolean;
}

function readWords({ check, store }: View, field: string, { shortest, isOptional = false }: Wanted): Words {
  const value = check.input[field] ?? null;
  if (value === null && isOptional) return {};
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    check.fail(field, value === null ? `The ${field} field is required.` : `The ${field} must be an array.`);
    return {};
  }
  const words = Object.entries(value).filter(
    (pair): pair is [string, string] => knownLocale(store, pair[0]) !== undefined && typeof pair[1] === 'string',
  );
  if (words.length === 0 && !isOptional) check.fail(field, `The ${field} field is required.`);
  for (const [locale, text] of words)
    if (text.length < shortest)
      check.fail(`${field}.${locale}`, `The ${field}.${locale} must be at least ${shortest} characters.`);
  return Object.fromEntries(words);
}

function notNegative(check: Check, field: string): number {
  const number = check.number(field) ?? 0;
  if (number < 0) check.fail(field, `The ${field.replaceAll('_', ' ')} must be at least 0.`);
  return number;
}

/** The API takes this amount as a text (docs/api.md 16.1). */
function amountInWords(check: Check, field: string): number {
  if (typeof check.input[field] === 'number') check.fail(field, `The ${field.replaceAll('_', ' ')} must be a string.`);
  return notNegative(check, field);
}

/** Pictures that were uploaded before (docs/api.md 17), by path. */
function readUploads(check: Check, field: string): string[] {
  const value = check.input[field] ?? [];
  if (!Array.isArray(value)) {
    check.fail(field, `The ${field} must be an array.`);
    return [];
  }
  return value.flatMap((image, index) => {
    const path = typeof image === 'string' && URL.canParse(image) ? new URL(image).pathname : '';
    if (path.startsWith('/storage/images/')) return [path];
    check.fail(`${field}.${index}`, `The ${field}.${index} format is invalid.`);
    return [];
  });
}

function existing({ check, store }: View, field: string, sql: string): number[] {
  const ids = check.numbers(field) ?? [];
  for (const id of ids) if (!store.one(sql, id)) check.fail(field, `The selected ${field} is invalid.`);
  return [...new Set(ids)];
}
