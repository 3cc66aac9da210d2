/** Lists what is missing or wrong in an application, part by part. Keys are those under `errors`. */
import type { ErrorKey } from '@/lib/forms/refusal';
import { latinDigits } from '@/lib/i18n/digits';
import { isPhone } from '@/lib/phone';
import { fieldsOf, limits, type Part, parts, type SellerDraft } from '@/lib/seller/draft';
import { readAmount, readWhole } from '@/lib/typed-number';

type Problems = Partial<Record<keyof SellerDraft, ErrorKey>>;

export function problemsOf(part: Part, draft: SellerDraft): Problems {
  const found = { shop: ofShop, place: ofPlace, delivery: ofDelivery, pictures: ofPictures }[part](draft);
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}

/** The same for a part of which the marketplace has refused these fields; other words are no fields of it. */
export function problemsWith(refused: string[], part: Part, draft: SellerDraft): Problems {
  const all: readonly (keyof SellerDraft)[] = fieldsOf[part];
  const fields = all.filter(field => refused.includes(field));
  return { ...Object.fromEntries(fields.map(field => [field, 'fieldRefused' as const])), ...problemsOf(part, draft) };
}

/** The first incomplete part; null when the application can be sent. */
export function firstOpenPart(draft: SellerDraft): Part | null {
  return parts.find(part => Object.keys(problemsOf(part, draft)).length > 0) ?? null;
}

type Found = { [K in keyof Problems]: ErrorKey | undefined };

function ofShop({ type, title, description, categories }: SellerDraft): Found {
  return {
    type: type === '' ? 'required' : undefined,
    title: ofText(title, 2, limits.title),
    description: ofText(description, 3, limits.description),
    categories: categories.length === 0 ? 'seller.category' : undefined,
  };
}

function ofPlace({ address, at, latitude, longitude, phone }: SellerDraft): Found {
  const isPlaced = at === address && latitude !== '' && longitude !== '';
  return {
    address: ofText(address, 2, limits.address) ?? (isPlaced ? undefined : 'seller.place'),
    phone: phone === '' ? 'phoneRequired' : isPhone(phone) ? undefined : 'phone',
  };
}

function ofDelivery({ unit, from, to, price, perKm, minimum, tax }: SellerDraft): Found {
  const [first, last] = [readDuration(from), readDuration(to)];
  const percent = readPrice(tax);
  return {
    unit: unit === '' ? 'required' : undefined,
    from: first === null || first < 1 ? 'seller.duration' : undefined,
    to: last === null || last < 1 ? 'seller.duration' : first !== null && last < first ? 'seller.order' : undefined,
    price: readPrice(price) === null ? 'seller.amount' : undefined,
    perKm: readPrice(perKm) === null ? 'seller.amount' : undefined,
    minimum: readPrice(minimum) === null ? 'seller.amount' : undefined,
    tax: percent === null || percent > 100_00 ? 'seller.percent' : undefined,
  };
}

function ofPictures({ logo, background }: SellerDraft): Found {
  return {
    logo: logo === '' ? 'pictureMissing' : undefined,
    background: background === '' ? 'pictureMissing' : undefined,
  };
}

function ofText(text: string, shortest: number, longest: number): ErrorKey | undefined {
  if (text === '') return 'required';
  return text.length < shortest ? 'tooShort' : text.length > longest ? 'tooLong' : undefined;
}

/** Up to 9,999; null for anything else. */
function readDuration(typed: string): number | null {
  const length = readWhole(typed);
  return length !== null && length <= 9999 ? length : null;
}

/** Minor units, or hundredths of a percent; null for what is no number, and for an empty field. */
export function readPrice(typed: string): number | null {
  return /^0+([.,٫]0{1,2})?$/.test(latinDigits(typed)) ? 0 : readAmount(typed);
}
