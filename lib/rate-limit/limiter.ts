/**
 * Limits tries at what could be guessed or sent too often. The pair of account and network address has to wait first,
 * and only much later the account as a whole, so that nobody can lock another person out by failing on purpose
 * (docs/decisions/048).
 */
import 'server-only';
import { networkAddress } from '@/lib/rate-limit/network-address';
import { createSlowdown, hashKey, type SlowdownRule, type Taken, withoutLeadingZeros } from '@/lib/rate-limit/slowdown';
import { sharedStore } from '@/lib/stores/shared-store';
import { secondsIn } from '@/lib/time-units';

type Rule = Omit<SlowdownRule, 'name'>;

interface LimiterRules {
  name: string;
  /** One account from one network address. */
  pair: Rule;
  /** One account from everywhere. */
  account: Rule;
  /** One network address, for all accounts. */
  network: Rule;
}

/** A try that may be made; it is counted already. */
interface Try {
  /** Undoes the count: the try revealed nothing, because nobody answered or nothing was sent. */
  giveBack: () => Promise<void>;
  /** The try was right: from now on the account is known at this network address. */
  succeeded: () => Promise<void>;
}

interface Limiter {
  /**
   * `account`: an e-mail address in small letters, the digits of a phone number, or whatever else is guessed. Null: too
   * many tries, another one may be made later.
   */
  begin: (account: string) => Promise<Try | null>;
}

/** Seconds after a success in which its network address need not wait for the account as a whole. */
const knownFor = 30 * secondsIn.day;

export function createLimiter({ name, ...rules }: LimiterRules): Limiter {
  const pair = createSlowdown({ name: `${name}:pair`, ...rules.pair });
  const whole = createSlowdown({ name: `${name}:account`, ...rules.account });
  const network = createSlowdown({ name: `${name}:network`, ...rules.network });
  return {
    begin: async named => {
      const account = withoutLeadingZeros(named);
      const address = await networkAddress();
      const both = `${account} ${address ?? 'here'}`;
      const known = `${name}:known:${hashKey(both)}`;
      const isKnown = (await sharedStore.get(known)) !== null;
      // The network address first: what it may not try leaves no count of an account, which anybody can invent. Enough of
      // those would push out the counts of real ones.
      const ofNetwork = address === null ? [] : [() => network.take(address)];
      const others = await takeAll([
        ...ofNetwork,
        () => pair.take(both),
        ...(isKnown ? [] : [() => whole.take(account)]),
      ]);
      const [own] = others?.splice(ofNetwork.length, 1) ?? [];
      if (others === null || own === undefined) return null;
      const giveBack = async (given: Taken[]) => void (await Promise.all(given.map(one => one.giveBack())));
      return {
        giveBack: () => giveBack([own, ...others]),
        succeeded: async () =>
          void (await Promise.all([own.forget(), giveBack(others), sharedStore.set(known, '1', knownFor)])),
      };
    },
  };
}

/** Takes all or none. */
async function takeAll(takes: (() => Promise<Taken | null>)[]): Promise<Taken[] | null> {
  const taken: Taken[] = [];
  for (const take of takes) {
    const one = await take();
    if (one === null) {
      await Promise.all(taken.map(earlier => earlier.giveBack()));
      return null;
    }
    taken.push(one);
  }
  return taken;
}
