/**
 * Loads a page anew whose customer has left in another tab: they have signed out there, or somebody else has signed in,
 * who would find their name, their addresses and what they had typed. After a session that has ended by itself the
 * cookie still names its customer, so that what they have typed stays until they are back (docs/decisions/173).
 */
import { readCookie } from '@/lib/cookies/cookies.client';

/** Whose document this is: what its router keeps of earlier pages is theirs as well. */
let owner: string | undefined;

/** Looks at once, and whenever somebody comes back to the page. Returns the function that ends it. */
export function watchCustomer(): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  // What a guest has open belongs to whoever signs in.
  owner ??= readCookie('customer');
  const look = () => {
    // Without a connection the browser's own error page would come instead.
    if (owner === undefined || document.hidden || !navigator.onLine) return;
    const customer = readCookie('customer');
    // A press has led to the login page, which has nothing of theirs, and says why only once.
    if (customer === owner || (customer === undefined && location.pathname.endsWith('/login'))) return;
    // No reload, after which Firefox would fill in the fields again.
    location.replace(location.pathname + location.search);
  };
  look();
  addEventListener('focus', look, { signal });
  // By stepping back, from the browser's memory.
  addEventListener('pageshow', look, { signal });
  document.addEventListener('visibilitychange', look, { signal });
  return () => stopped.abort();
}
