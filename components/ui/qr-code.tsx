import { qrPath } from '@/lib/qr-path';

/** A text as a QR code: black on white in both themes, because cameras read nothing else. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, width } = qrPath(text);
  return (
    <svg className="qr-code" viewBox={`0 0 ${width} ${width}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}
