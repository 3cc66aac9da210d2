/** Finds the point where a map starts before the visitor has said where they are (docs/api.md 5.1). */
import { point } from '@/lib/api/schema';
import type { Point } from '@/lib/view/view';

/** Used where the operator has set none (docs/behaviour.md 9). */
const usual: Point = { latitude: 41.29, longitude: 69.22 };

const written = /^\s*(-?\d{1,3}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;

/** The setting is an object, the same as JSON, or "47.41, 8.53". */
export function startPoint({ location = '' }: Record<string, string>): Point {
  const [, latitude, longitude] = written.exec(location) ?? [];
  const found = point.safeParse(latitude === undefined ? fromJson(location) : { latitude, longitude }).data;
  return found && Math.abs(found.latitude) <= 90 && Math.abs(found.longitude) <= 180 ? found : usual;
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
