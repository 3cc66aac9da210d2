/** Draws a text as a QR code. */
import { encodeQR } from 'qr';

/** One path, and the width of its square in modules, quiet zone included. */
export function qrPath(text: string): { path: string; width: number } {
  const rows = encodeQR(text, 'raw', { border: 2 });
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { path: dark.join(''), width: rows.length };
}
