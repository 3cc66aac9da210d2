/**
 * The budget of SMS codes for people who have passed no captcha: each costs the operator money, whoever requested it.
 * Once it is spent, further codes require a captcha (docs/decisions/048).
 */
import 'server-only';
import { env } from '@/lib/env';
import { takeShare } from '@/lib/rate-limit/quota';
import { withoutLeadingZeros } from '@/lib/rate-limit/slowdown';
import { secondsIn } from '@/lib/time-units';

/** SMS an hour to one number. */
const mostToOne = 3;

/** Null once the budget of this number or of all numbers is spent. Give back what was not sent. */
export async function takeSms(phone: string): Promise<{ giveBack: () => Promise<void> } | null> {
  const all = await takeShare({ name: 'sms:all', most: env().SMS_PER_HOUR, seconds: secondsIn.hour }, 'all');
  if (!all.ok) return null;
  const one = await takeShare(
    { name: 'sms:one', most: mostToOne, seconds: secondsIn.hour },
    withoutLeadingZeros(phone),
  );
  if (one.ok) return { giveBack: async () => void (await Promise.all([all.giveBack(), one.giveBack()])) };
  await all.giveBack();
  return null;
}
