/** The table of how often something may be attempted or sent before a wait (docs/decisions/048). */
import 'server-only';
import { createLimiter } from '@/lib/rate-limit/limiter';
import { secondsIn } from '@/lib/time-units';

const { minute, hour, day } = secondsIn;
const quarter = 15 * minute;

/** Passwords. People mistype, and many of them share one network address. */
export const passwordLimiter = createLimiter({
  name: 'guessing',
  pair: { free: 5, seconds: day, firstWait: 5, longestWait: quarter },
  account: { free: 100, seconds: day, firstWait: 1, longestWait: minute },
  network: { free: 100, seconds: hour, firstWait: 1, longestWait: minute },
});

/**
 * Codes, and addresses of mailed links: six digits are quickly guessed, so an account allows fewer tries than above.
 */
export const codeLimiter = createLimiter({
  name: 'guessing-codes',
  pair: { free: 5, seconds: day, firstWait: 5, longestWait: quarter },
  account: { free: 20, seconds: day, firstWait: 5, longestWait: quarter },
  network: { free: 100, seconds: hour, firstWait: 1, longestWait: minute },
});

/** Mails and SMS sent to somebody, whether they wanted them or not: counted by recipient. */
export const messageLimiter = createLimiter({
  name: 'sending',
  pair: { free: 4, seconds: day, firstWait: 5, longestWait: quarter },
  account: { free: 8, seconds: day, firstWait: minute, longestWait: hour },
  network: { free: 200, seconds: hour, firstWait: 1, longestWait: minute },
});
