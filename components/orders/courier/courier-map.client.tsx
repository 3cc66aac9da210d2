'use client';

import 'leaflet/dist/leaflet.css';
import '@/components/ui/map/map.css';
import { control, latLngBounds, map as makeMap, marker, tileLayer } from 'leaflet';
import { useEffect, useRef } from 'react';
import { latLngOf, mapPin } from '@/components/ui/map/map-pin.client';
import type { Point } from '@/lib/view/view';

export interface CourierMapProps {
  /** The tiles' URL template with {z}, {x} and {y}. */
  tiles: string;
  courier: Point;
  door: Point;
  /** Describes the map in words. */
  label: string;
  zoom: { zoomInTitle: string; zoomOutTitle: string };
  /** The map was opened by a button that is gone now. */
  takesFocus: boolean;
}

/** Shows the courier and the customer's door. The courier moves with every update of the page. */
export default function CourierMap({ tiles, courier, door, label, zoom, takesFocus }: CourierMapProps) {
  const frame = useRef<HTMLElement>(null);
  const drawn = useRef<{ move: (point: Point) => void } | null>(null);
  const start = useRef({ courier, door, zoom, takesFocus });

  useEffect(() => {
    if (frame.current === null) return;
    const { courier, door, zoom, takesFocus } = start.current;
    const map = makeMap(frame.current, { attributionControl: false, zoomControl: false, scrollWheelZoom: false });
    control.zoom(zoom).addTo(map);
    map.fitBounds(latLngBounds([latLngOf(courier), latLngOf(door)]).pad(0.25), { maxZoom: 17 });
    tileLayer(tiles, { maxZoom: 19 }).addTo(map);
    marker(latLngOf(door), { icon: mapPin('', 'is-door'), keyboard: false, interactive: false }).addTo(map);
    const bike = marker(latLngOf(courier), { icon: mapPin(), keyboard: false, interactive: false }).addTo(map);
    drawn.current = { move: point => void bike.setLatLng(latLngOf(point)) };
    if (takesFocus) frame.current.focus({ preventScroll: true });
    return () => {
      map.remove();
      drawn.current = null;
    };
  }, [tiles]);

  useEffect(() => drawn.current?.move(courier), [courier]);

  return <section ref={frame} className="map" aria-label={label} />;
}
