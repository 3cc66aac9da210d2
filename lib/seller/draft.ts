/**
 * A seller's application (docs/api.md 16.1) as far as it is filled in: four parts, each of which may be incomplete.
 * lib/seller/problems.ts says what is missing.
 */
import { z } from 'zod';
import { longestAddress } from '@/lib/typed-lengths';

export const parts = ['shop', 'place', 'delivery', 'pictures'] as const;
export type Part = (typeof parts)[number];

/**
 * The longest texts in characters, also used as `maxlength` of the fields: all of them together fit into one sealed
 * cookie, even in scripts of three bytes a letter. An address may be as long as the picker's: typing a shorter one leads
 * back there for its point.
 */
export const limits = {
  title: 80,
  description: 400,
  address: longestAddress,
  phone: 24,
  minutes: 4,
  price: 12,
} as const;

/** The units in which delivery times can be given (docs/api.md 3). */
export const timeUnits = ['minute', 'hour', 'day', 'month'] as const;

/** R2 only: an operator may ask for papers. */
export const mostDocuments = 3;

/** Of any length: lib/seller/problems.ts reports what is too long before it is sent. */
const words = z.string().catch('').default('');
const ids = z.array(z.string()).catch([]).default([]);

export const draftSchema = z.object({
  type: z.enum(['restaurant', 'shop', '']).catch('').default(''),
  title: words,
  description: words,
  categories: ids,
  tags: ids,
  address: words,
  /** The address that the point belongs to: another text needs another point. */
  at: words,
  latitude: words,
  longitude: words,
  phone: words,
  unit: z
    .enum([...timeUnits, ''])
    .catch('')
    .default(''),
  from: words,
  to: words,
  price: words,
  perKm: words,
  minimum: words,
  tax: words,
  /** URLs of uploaded pictures. */
  logo: words,
  background: words,
  documents: ids,
});

export type SellerDraft = z.output<typeof draftSchema>;

export const emptyDraft: SellerDraft = draftSchema.parse({});

/** The fields of each part, as its form posts them; pictures are posted as files. */
export const fieldsOf = {
  shop: ['type', 'title', 'description', 'categories', 'tags'],
  place: ['address', 'at', 'latitude', 'longitude', 'phone'],
  delivery: ['unit', 'from', 'to', 'price', 'perKm', 'minimum', 'tax'],
  pictures: [],
} as const satisfies Record<Part, readonly (keyof SellerDraft)[]>;

/** What the form of one part posts. Each checkbox has a field of its own: `categories.12`. */
export const partSchema = z.object({
  part: z.enum(parts),
  /** "on", "later", or "map": where the pressed button leads. */
  go: z.string().default('on'),
  ...Object.fromEntries(
    Object.keys(draftSchema.shape)
      .filter(name => !['categories', 'tags', 'documents', 'logo', 'background'].includes(name))
      .map(name => [name, z.string().trim().max(2000, 'tooLong').optional()]),
  ),
  categories: z.record(z.string(), z.string()).default({}),
  tags: z.record(z.string(), z.string()).default({}),
});

type Posted = { part: Part; categories: Record<string, string>; tags: Record<string, string> };

/** Replaces one part of the draft by what was posted; the other parts stay. */
export function withPart(draft: SellerDraft, posted: Posted): SellerDraft {
  const { categories, tags, ...typed } = posted;
  const all: Record<string, unknown> = { ...typed, categories: Object.keys(categories), tags: Object.keys(tags) };
  const taken = Object.fromEntries(fieldsOf[posted.part].map(name => [name, all[name]]));
  return draftSchema.parse({ ...draft, ...taken });
}

/** Fields that a form posts besides. */
const notTyped = ['part', 'go'];

/** The draft as values of its forms' fields. */
export function formValues({ categories, tags, documents: _, ...texts }: SellerDraft): Record<string, string> {
  const ticked = (name: string, chosen: string[]) => chosen.map(id => [`${name}.${id}`, 'on']);
  return { ...texts, ...Object.fromEntries([...ticked('categories', categories), ...ticked('tags', tags)]) };
}

/** Whether what was typed into one of its forms is in the draft, whoever keeps it besides (lib/forms/unsent.ts). */
export function isInDraft(draft: SellerDraft, typed: Record<string, string>): boolean {
  const held = formValues(draft);
  return Object.entries(typed).every(([name, text]) => notTyped.includes(name) || held[name] === text.trim());
}

/** Whether anything has been filled in. */
export function isBegun(draft: SellerDraft): boolean {
  return JSON.stringify(draft) !== JSON.stringify(emptyDraft);
}
