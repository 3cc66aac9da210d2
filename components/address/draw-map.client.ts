/** Draws the Leaflet map with its one pin. Loaded with the map only, as are its styles. */
import 'leaflet/dist/leaflet.css';
import '@/components/ui/map/map.css';
import { divIcon, map as makeMap, marker, tileLayer } from 'leaflet';
import { latLngOf } from '@/components/ui/map/map-pin.client';
import type { Point } from '@/lib/view/view';

export interface DrawnMap {
  /** Moves both the pin and the view. */
  show: (point: Point) => void;
  remove: () => void;
}

/** `tiles` is a URL template with {z}, {x} and {y}. `moved` gets the pin's position after a drag or a press. */
export function drawMap(
  frame: HTMLElement,
  tiles: string,
  point: Point,
  moved: { current: (point: Point) => void },
): DrawnMap {
  const map = makeMap(frame, { keyboard: false, attributionControl: false, zoomControl: false });
  map.setView(latLngOf(point), 16);
  tileLayer(tiles, { maxZoom: 19 }).addTo(map);
  const icon = divIcon({ className: 'address-pin', iconSize: [32, 32], iconAnchor: [16, 32], html: '<i></i>' });
  const pin = marker(latLngOf(point), { icon, draggable: true, keyboard: false }).addTo(map);
  const tell = () => moved.current({ latitude: pin.getLatLng().lat, longitude: pin.getLatLng().lng });
  pin.on('dragend', tell);
  map.on('click', ({ latlng }) => {
    pin.setLatLng(latlng);
    tell();
  });
  return {
    show: next => {
      pin.setLatLng(latLngOf(next));
      map.panTo(latLngOf(next));
    },
    remove: () => {
      map.remove();
    },
  };
}
