/** Limits on guessing secrets and on sending codes, by account and by network address. */
import 'server-only';
import { type Attempts, createAttempts } from '@/lib/rate-limit/attempts';
import { networkAddress } from '@/lib/rate-limit/network-address';

export interface Limit {
  mustWait: (account: string) => Promise<boolean>;
  count: (account: string) => Promise<void>;
  /** After success: forgets the account's failures, keeps the network address's. */
  forget: (account: string) => void;
}

/** Wrong passwords and codes. Many people share one network address, so its allowance is larger. */
export const guessing = createLimit(createAttempts(), createAttempts(Date.now, 100));

/** Mails and SMS that were sent, whether wanted or not. */
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
