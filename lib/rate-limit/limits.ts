/** How often one account may be tried, and one network address may try: guesses of secrets, and codes that are sent out. */
import 'server-only';
import { type Attempts, createAttempts } from '@/lib/rate-limit/attempts';
import { networkAddress } from '@/lib/rate-limit/network-address';

export interface Limit {
  mustWait: (account: string) => Promise<boolean>;
  count: (account: string) => Promise<void>;
  /** It was the right person: their own failures are forgotten, the network's are not. */
  forget: (account: string) => void;
}

/** Passwords and codes that were wrong. Many people share one network address. */
export const guessing = createLimit(createAttempts(), createAttempts(Date.now, 100));

/** Mails and SMS, wanted or not. */
export const sending = createLimit(createAttempts(Date.now, 4), createAttempts(Date.now, 60));

function createLimit(byAccount: Attempts, byAddress: Attempts): Limit {
  return {
    mustWait: async account => {
      const address = await networkAddress();
      return byAccount.wait(account) > 0 || (address !== null && byAddress.wait(address) > 0);
    },
    count: async account => {
      byAccount.failed(account);
      const address = await networkAddress();
      if (address !== null) byAddress.failed(address);
    },
    forget: account => byAccount.succeeded(account),
  };
}
