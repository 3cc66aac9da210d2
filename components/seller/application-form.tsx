import { getTranslations } from 'next-intl/server';
import { UnsentNote } from '@/components/account/unsent-note';
import { DeliveryPart } from '@/components/seller/delivery-part';
import { PartLinks } from '@/components/seller/part-links';
import { PicturesPart } from '@/components/seller/pictures-part';
import { PlacePart } from '@/components/seller/place-part';
import { ShopPart } from '@/components/seller/shop-part';
import type { PickedPoint } from '@/lib/addresses/picked-point';
import { errorSentences } from '@/lib/forms/error-sentences';
import { readUnsent } from '@/lib/forms/unsent';
import { formValues, isBegun, isInDraft, type Part, type SellerDraft } from '@/lib/seller/draft';
import { readSellerDraft } from '@/lib/seller/draft-cookie';
import { firstOpenPart, problemsWith } from '@/lib/seller/problems';

interface ApplicationFormProps {
  part: Part | null;
  picked: PickedPoint | null;
  /** Where the part is shown for what is wrong in it: the fields that the marketplace refused. */
  refused: string[] | null;
}

/** One of the four parts, with links to the others. */
export async function ApplicationForm({ part, picked, refused }: ApplicationFormProps) {
  const [t, say, kept, typed] = await Promise.all([
    getTranslations('seller'),
    errorSentences(),
    readSellerDraft(),
    readUnsent(),
  ]);
  const draft = picked === null ? kept : withPoint(kept, picked);
  const shown = picked === null ? (part ?? firstOpenPart(draft) ?? 'pictures') : 'place';
  const problems = refused === null ? [] : Object.entries(problemsWith(refused, shown, draft));
  const wrong = {
    fields:
      problems.length === 0 ? undefined : Object.fromEntries(problems.map(([name, key]) => [name, [say({ key })]])),
    isRefused: problems.some(([, key]) => key === 'fieldRefused'),
  };
  // A box that is ticked in the draft may have been unticked since.
  const before = typed.part === 'shop' ? { ...draft, categories: [], tags: [] } : draft;
  const Shown = { shop: ShopPart, place: PlacePart, delivery: DeliveryPart, pictures: PicturesPart }[shown];
  return (
    <>
      {!isInDraft(draft, typed) && <UnsentNote />}
      <p className="text-soft">{isBegun(draft) ? t('begun') : t('lead')}</p>
      <PartLinks draft={draft} shown={shown} />
      <h2>{t(`part.${shown}`)}</h2>
      <Shown key={shown} draft={draft} values={{ ...formValues(before), ...typed }} wrong={wrong} />
    </>
  );
}

function withPoint(draft: SellerDraft, { text, point }: PickedPoint): SellerDraft {
  const { latitude, longitude } = point;
  return { ...draft, address: text, at: text, latitude: String(latitude), longitude: String(longitude) };
}
