/**
 * Converts values to and from Firestore's REST interface, where each is labelled with its type
 * (https://cloud.google.com/firestore/docs/reference/rest/v1/Value).
 */
import { z } from 'zod';
import type { Fields } from '@/lib/chat/firestore';

type Moment = { seconds: number; nanoseconds: number };

interface Written {
  nullValue?: null | undefined;
  booleanValue?: boolean | undefined;
  /** 64 bits, as text. */
  integerValue?: string | undefined;
  doubleValue?: number | string | undefined;
  stringValue?: string | undefined;
  /** "2026-11-23T08:00:00.123456Z": up to nine digits behind the second. */
  timestampValue?: string | undefined;
  arrayValue?: { values?: Written[] | undefined } | undefined;
  mapValue?: { fields?: Record<string, Written> | undefined } | undefined;
}

/** A field of a type that no chat uses (bytes, places, references) is undefined. */
const writtenSchema: z.ZodType<Written> = z.object({
  nullValue: z.null().optional(),
  booleanValue: z.boolean().optional(),
  integerValue: z.string().optional(),
  doubleValue: z.union([z.number(), z.string()]).optional(),
  stringValue: z.string().optional(),
  timestampValue: z.string().optional(),
  arrayValue: z.object({ values: z.lazy(() => z.array(writtenSchema)).optional() }).optional(),
  mapValue: z.object({ fields: z.lazy(() => fieldsSchema).optional() }).optional(),
});

export const fieldsSchema: z.ZodType<Record<string, Written>> = z.record(z.string(), writtenSchema);

export function fieldsOf(written: Record<string, Written>): Fields {
  return Object.fromEntries(Object.entries(written).map(([name, value]) => [name, readValue(value)]));
}

/** Fields that are undefined are left out. */
export function valuesOf(fields: Fields): Record<string, Written> {
  const set = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(set.map(([name, value]) => [name, writtenValue(value)]));
}

export function writtenValue(value: unknown): Written {
  if (value === null || value === undefined) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(writtenValue) } };
  return isMoment(value) ? { timestampValue: timestampOf(value) } : { mapValue: { fields: valuesOf(value as Fields) } };
}

function readValue(written: Written): unknown {
  const { integerValue, doubleValue, timestampValue, arrayValue, mapValue } = written;
  if (integerValue !== undefined) return Number(integerValue);
  if (doubleValue !== undefined) return Number(doubleValue);
  if (timestampValue !== undefined) return momentOf(timestampValue);
  if (arrayValue !== undefined) return (arrayValue.values ?? []).map(readValue);
  if (mapValue !== undefined) return fieldsOf(mapValue.fields ?? {});
  return written.stringValue ?? written.booleanValue ?? written.nullValue;
}

function momentOf(timestamp: string): Moment {
  const [, whole = '', digits = ''] = /^([^.Z]+)(?:\.(\d+))?Z$/.exec(timestamp) ?? [];
  return { seconds: Date.parse(`${whole}Z`) / 1000, nanoseconds: Number(digits.padEnd(9, '0')) };
}

function timestampOf({ seconds, nanoseconds }: Moment): string {
  return `${new Date(seconds * 1000).toISOString().slice(0, 19)}.${String(nanoseconds).padStart(9, '0')}Z`;
}

function isMoment(value: object): value is Moment {
  return Object.keys(value).toSorted().join() === 'nanoseconds,seconds';
}
