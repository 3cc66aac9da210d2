/**
 * Two points at a known distance, which reveal how a marketplace measures (lib/shops/door-price/distance-formula.ts, docs/api.md
 * 6.9). Pure.
 */
import { z } from 'zod';
import { number } from '@/lib/api/schema';

/** 56 km, or 79 with R1's mistake (docs/api.md 9.3). */
export const knownDistance = {
  origin: { latitude: 60, longitude: 0 },
  destination: { latitude: 60, longitude: 1 },
};

/** Kilometres. */
export const distanceSchema = z.object({ data: number });
