/** A way whose length is known, by which a marketplace tells how it measures (lib/shops/measure.ts, docs/api.md 6.9). Pure. */
import { z } from 'zod';
import { number } from '@/lib/api/schema';

/** 56 km, and 79 by R1's slip (docs/api.md 9.3). */
export const knownWay = {
  origin: { latitude: 60, longitude: 0 },
  destination: { latitude: 60, longitude: 1 },
};

/** Kilometres. */
export const waySchema = z.object({ data: number });
