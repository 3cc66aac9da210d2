/** Seconds until the page reloads itself: soon while a payment is looked up. */
const soon = '5';
const later = '30';

/** Keeps the page of an order or a parcel up to date where script does not (live-news.client.tsx). */
export function ReloadWithoutScript({ isSoon }: { isSoon: boolean }) {
  return (
    <noscript>
      <meta httpEquiv="refresh" content={isSoon ? soon : later} />
    </noscript>
  );
}
