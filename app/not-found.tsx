/**
 * Renders nothing: no page calls `notFound()` (docs/decisions/006). Without this file the framework's own text for it,
 * which nobody sees, would be in the flight data of every page.
 */
export default function NotFound() {
  return null;
}
