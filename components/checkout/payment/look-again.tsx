/** A page reloads itself this many times, every five seconds, for two minutes. */
const mostLooks = 24;

/**
 * Reloads a page that waits until the marketplace knows of a payment. `look`: how many times it was shown, from 1, which
 * its query says the next time.
 */
export function LookAgain({ look }: { look: number }) {
  return look < mostLooks && <meta httpEquiv="refresh" content={`5;url=?back=${look + 1}`} />;
}
