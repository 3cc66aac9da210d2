/** What a customer knows and changes about themselves (API 2.7, 13.1). */
import { z } from 'zod';
import { perCurrency } from '@/lib/api/money-schema';
import { flag, id, list, number, text } from '@/lib/api/schema';

/** The account's user (API 2.7), in the few facts that a session keeps. */
export const customerSchema = z
  .object({
    id,
    firstname: text,
    lastname: text,
    email: text,
    phone: text,
    img: text,
    role: text,
    empty_p: flag,
  })
  .transform(({ id, firstname, lastname, email, phone, img, role, empty_p }) => ({
    id,
    firstName: firstname,
    lastName: lastname,
    email,
    /** Digits only. */
    phone,
    picture: img,
    isAdmin: role === 'admin',
    hasPassword: !empty_p,
  }));

/** What every way of signing in is answered with, in both spellings of API 4.1. */
export const signedInSchema = z
  .object({ access_token: z.string().min(1).optional(), token: z.string().min(1).optional(), user: customerSchema })
  .transform(({ access_token, token, user }) => ({ token: access_token ?? token ?? '', customer: user }))
  .refine(({ token }) => token !== '');

export type SignedIn = z.output<typeof signedInSchema>;

/** The customer with the wallet's balance in the currency that was asked for (API 13.1). */
export const profileSchema = perCurrency(amount =>
  z
    .object({ wallet: z.object({ price: amount }).nullish() })
    .loose()
    .transform(({ wallet, ...user }, context) => {
      const customer = customerSchema.safeParse(user);
      if (customer.success) return { ...customer.data, wallet: wallet?.price ?? null };
      context.addIssue({ code: 'custom', message: z.prettifyError(customer.error) });
      return z.NEVER;
    }),
);

export type Profile = z.output<ReturnType<typeof profileSchema>>;

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
