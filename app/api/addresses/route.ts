/**
 * Answers the address picker: addresses that match typed words (`?q=`), or the name of a point (`?lat=&lng=`). 503 where
 * nobody can look for the words, which is not the same as finding nothing.
 */
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
    const found = await findAddresses(words.data, locale);
    if (found === null) return Response.json({ error: 'offline' }, { status: 503, headers: neverKept });
    return Response.json({ found }, { headers: neverKept });
  }
  const point = pointSchema.safeParse({ lat: query.get('lat') ?? '', lng: query.get('lng') ?? '' });
  if (point.success) return Response.json({ name: await nameOfPoint(point.data, locale) }, { headers: neverKept });
  return malformed();
}
