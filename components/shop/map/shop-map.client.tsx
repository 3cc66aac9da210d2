'use client';

import 'leaflet/dist/leaflet.css';
import '@/components/ui/map/map.css';
import { map as makeMap, marker, tileLayer } from 'leaflet';
import { useEffect, useRef } from 'react';
import { latLngOf, mapPin } from '@/components/ui/map/map-pin.client';
import { numberFormat } from '@/lib/i18n/formats';
import type { Point } from '@/lib/view/view';

export interface ShopMapProps {
  /** The tiles' URL template with {z}, {x} and {y}. */
  tiles: string;
  /** Several points get the numbers of the list beside the map. */
  points: Point[];
  /** The customer's place. */
  here?: Point | null;
  /** Describes the map in words. */
  label: string;
}

/** A map of the locations of shops, loaded only on request. */
export default function ShopMap({ tiles, points, here, label }: ShopMapProps) {
  const frame = useRef<HTMLElement>(null);

  useEffect(() => {
    if (frame.current === null) return;
    const all = points.map(latLngOf);
    const map = makeMap(frame.current, { attributionControl: false, scrollWheelZoom: false });
    map.fitBounds(here ? [...all, latLngOf(here)] : all, { maxZoom: 16, padding: [24, 24], animate: false });
    tileLayer(tiles, { maxZoom: 19 }).addTo(map);
    const numbers = numberFormat(document.documentElement.lang);
    const isOne = all.length === 1;
    all.forEach((at, index) => {
      const number = isOne ? '' : numbers.format(index + 1);
      const pin = marker(at, { icon: mapPin(number), keyboard: false, interactive: !isOne });
      pin.addTo(map).on('click', () => {
        location.hash = `place-${index + 1}`;
      });
    });
    if (here) marker(latLngOf(here), { icon: mapPin('', 'is-door'), keyboard: false, interactive: false }).addTo(map);
    frame.current.focus({ preventScroll: true });
    return () => {
      map.remove();
    };
  }, [tiles, points, here]);

  return <section ref={frame} className="map" aria-label={label} />;
}
