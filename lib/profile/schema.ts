/** What a customer knows and changes about themselves (API 2.7, 13.1). */
import { z } from 'zod';
import { flag, list, number, text } from '@/lib/api/schema';
import { customerSchema } from '@/lib/session/schema';

const switchSchema = z
  .object({ id: number, notification: z.object({ active: flag }) })
  .transform(({ id, notification }) => ({ kind: String(id), isOn: notification.active }));

const restSchema = z.object({
  birthday: text,
  gender: text,
  notifications: list(switchSchema),
  email_subscribe: z.object({ active: flag }).nullish(),
});

export const ownProfileSchema = z.unknown().transform((user, context) => {
  const customer = customerSchema.safeParse(user);
  const rest = restSchema.safeParse(user);
  if (customer.success && rest.success) {
    const { birthday, gender, notifications, email_subscribe } = rest.data;
    return {
      customer: customer.data,
      /** YYYY-MM-DD or empty; the wire has a time behind it. */
      birthday: birthday.slice(0, 10),
      gender: gender === 'male' || gender === 'female' ? gender : ('' as const),
      switches: notifications,
      isSubscribed: email_subscribe?.active ?? false,
    };
  }
  context.addIssue({ code: 'custom', message: z.prettifyError((customer.error ?? rest.error) as z.ZodError) });
  return z.NEVER;
});

export type OwnProfile = z.output<typeof ownProfileSchema>;
