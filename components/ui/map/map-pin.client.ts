/** What Leaflet needs of a point and its pin (map.css). Loaded with a map only. */
import { divIcon, type LatLngTuple } from 'leaflet';
import type { Point } from '@/lib/view/view';

export function latLngOf({ latitude, longitude }: Point): LatLngTuple {
  return [latitude, longitude];
}

/** `html`: what the pin contains. */
export function mapPin(html = '', kind: '' | 'is-door' = '') {
  return divIcon({ className: `map-pin ${kind}`.trim(), iconSize: [28, 28], iconAnchor: [14, 14], html });
}
