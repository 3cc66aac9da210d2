/**
 * Nothing: no page calls `notFound()` (docs/decisions/006). Without this file the framework's own words for it, which nobody
 * sees, would travel in the flight data of every page.
 */
export default function NotFound() {
  return null;
}
