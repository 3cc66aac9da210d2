/** The view in which a visitor sees public pages: currency, theme and place, from the `view` cookie. */

export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** "anywhere", or a point snapped to a grid of about 100 m and written without dots: "41290x69220". */
export type Place = string;

export interface View {
  /** The API's currency id, or "base" for the marketplace's default currency. */
  currency: string;
  theme: Theme;
  place: Place;
}

export interface Point {
  latitude: number;
  longitude: number;
}

export const anywhere = 'anywhere';
export const baseCurrency = 'base';

/** Reads the cookie part by part, so that an invalid part falls back alone. */
export function parseView(cookie: string | undefined): View {
  const [currency = '', theme = '', place = ''] = (cookie ?? '').split('_');
  return {
    currency: isCurrencySegment(currency) ? currency : baseCurrency,
    theme: isTheme(theme) ? theme : 'system',
    place: isPlace(place) ? place : anywhere,
  };
}

export function formatView(view: View): string {
  return `${view.currency}_${view.theme}_${view.place}`;
}

export function isTheme(text: string | undefined): text is Theme {
  return (themes as readonly (string | undefined)[]).includes(text);
}

export function isCurrencySegment(text: string): boolean {
  return text === baseCurrency || /^[1-9]\d{0,5}$/.test(text);
}

export function isPlace(text: string): boolean {
  return text === anywhere || pointOf(text) !== null;
}

/** Snaps to thousandths of a degree, about 100 m: precise enough for lists, too coarse to identify a home. */
export function placeOf(point: Point): Place {
  return `${Math.round(point.latitude * 1000)}x${Math.round(point.longitude * 1000)}`;
}

export function pointOf(place: Place): Point | null {
  const [, latitude, longitude] = /^(-?\d{1,5})x(-?\d{1,6})$/.exec(place) ?? [];
  if (latitude === undefined || longitude === undefined) return null;
  const point = { latitude: Number(latitude) / 1000, longitude: Number(longitude) / 1000 };
  const isCanonical = placeOf(point) === place;
  return isCanonical && Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : null;
}
