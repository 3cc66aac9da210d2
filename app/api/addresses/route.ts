/** Answers the address picker: addresses that match typed words (`?q=`), or the name of a point (`?lat=&lng=`). */
import type { NextRequest } from 'next/server';
import { z } from 'zod';
import { pointSchema } from '@/lib/addresses/form-schema';
import { findAddresses, nameOfPoint } from '@/lib/addresses/geocoding';
import { requestLocale } from '@/lib/i18n/request-locale';
import { malformed, neverKept } from '@/lib/never-kept';
import { longestAddressWords } from '@/lib/typed-lengths';

const wordsSchema = z.string().trim().min(1).max(longestAddressWords);

export async function GET(request: NextRequest): Promise<Response> {
  const query = request.nextUrl.searchParams;
  const locale = requestLocale(query);
  const words = wordsSchema.safeParse(query.get('q'));
  if (words.success) {
    // Where nothing is suggested the form leads on to a page that tells whether the maps service is away.
    const found = (await findAddresses(words.data, locale)) ?? [];
    return Response.json({ found }, { headers: neverKept });
  }
  const point = pointSchema.safeParse({ lat: query.get('lat') ?? '', lng: query.get('lng') ?? '' });
  if (point.success) return Response.json({ name: await nameOfPoint(point.data, locale) }, { headers: neverKept });
  return malformed();
}
