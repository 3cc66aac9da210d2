'use client';

import 'leaflet/dist/leaflet.css';
import '@/components/ui/map.css';
import { divIcon, map as makeMap, marker, tileLayer } from 'leaflet';
import { useEffect, useRef } from 'react';
import type { Point } from '@/lib/view/view';

export interface ShopMapProps {
  /** The tiles' URL template with {z}, {x} and {y}. */
  tiles: string;
  point: Point;
  /** Describes the map in words. */
  label: string;
}

/** A map of the shop's place, loaded only on request. */
export default function ShopMap({ tiles, point, label }: ShopMapProps) {
  const frame = useRef<HTMLElement>(null);

  useEffect(() => {
    if (frame.current === null) return;
    const at: [number, number] = [point.latitude, point.longitude];
    const map = makeMap(frame.current, { attributionControl: false, scrollWheelZoom: false }).setView(at, 16);
    tileLayer(tiles, { maxZoom: 19 }).addTo(map);
    const icon = divIcon({ className: 'map-pin', iconSize: [28, 28], iconAnchor: [14, 14], html: '' });
    marker(at, { icon, keyboard: false, interactive: false }).addTo(map);
    frame.current.focus({ preventScroll: true });
    return () => {
      map.remove();
    };
  }, [tiles, point]);

  return <section ref={frame} className="map" aria-label={label} />;
}
