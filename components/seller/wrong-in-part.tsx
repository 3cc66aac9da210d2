import { getTranslations } from 'next-intl/server';
import { WrongFields } from '@/components/forms/wrong-fields.client';
import type { Part, SellerDraft } from '@/lib/seller/draft';
import type english from '@/messages/en.json';

/** The fields of each part in the order of its form, with the words that name them. */
const fieldsOf = {
  shop: [
    ['type', 'type'],
    ['title', 'name'],
    ['description', 'about'],
    ['categories', 'categoriesShort'],
    ['tags', 'tags'],
  ],
  place: [
    ['address', 'address'],
    ['phone', 'phone'],
  ],
  delivery: [
    ['unit', 'time'],
    ['from', 'from'],
    ['to', 'to'],
    ['price', 'price'],
    ['perKm', 'perKm'],
    ['minimum', 'minimum'],
    ['tax', 'tax'],
  ],
  pictures: [
    ['logo', 'logo'],
    ['background', 'background'],
    ['documents', 'documents'],
  ],
} as const satisfies Record<Part, [keyof SellerDraft, keyof typeof english.seller][]>;

/** What links to a field need. */
export function fieldId(name: string): string {
  return `seller-${name}`;
}

/** Above a part: which of its fields are missing or wrong. `isRefused`: the marketplace did not take some of them. */
export async function WrongInPart({ part, isRefused }: { part: Part; isRefused: boolean }) {
  const t = await getTranslations('seller');
  return (
    <WrongFields
      text={t(isRefused ? 'notTaken' : 'incomplete')}
      fields={fieldsOf[part].map(([name, label]) => ({ name, id: fieldId(name), label: t(label) }))}
    />
  );
}
