/** Parses the API's user into the customer's profile (docs/api.md 2.7, 13.1). */
import { z } from 'zod';
import { perCurrency } from '@/lib/api/money-schema';
import { flag, id, list, number, picture, text } from '@/lib/api/schema';

/** The user (docs/api.md 2.7), reduced to the facts that a session holds. */
const customerSchema = z
  .object({
    id,
    firstname: text,
    lastname: text,
    email: text,
    phone: text,
    img: picture,
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

/** The answer to every way of signing in, in both spellings of docs/api.md 4.1. */
export const signedInSchema = z
  .object({ access_token: z.string().min(1).optional(), token: z.string().min(1).optional(), user: customerSchema })
  .transform(({ access_token, token, user }) => ({ token: access_token ?? token ?? '', customer: user }))
  .refine(({ token }) => token !== '');

export type SignedIn = z.output<typeof signedInSchema>;

/** The customer with the wallet's balance in the request's currency (docs/api.md 13.1), and its id, which R1 lacks. */
export const profileSchema = perCurrency(amount =>
  z
    .object({ wallet: z.object({ id: text, price: amount }).nullish() })
    .loose()
    .transform(({ wallet, ...user }, context) => {
      const customer = customerSchema.safeParse(user);
      if (customer.success) return { ...customer.data, wallet: wallet?.price ?? null, walletId: wallet?.id ?? '' };
      context.addIssue({ code: 'custom', message: z.prettifyError(customer.error) });
      return z.NEVER;
    }),
);

export type Profile = z.output<ReturnType<typeof profileSchema>>;

/**
 * The wallet's balance in units, with the parts of a cent that a profile's Money leaves out; 0 where there is no wallet.
 */
export const exactBalanceSchema = z
  .object({ wallet: z.object({ price: number }).nullish() })
  .transform(({ wallet }) => wallet?.price ?? 0);

const switchSchema = z
  .object({ id: number, notification: z.object({ active: flag }) })
  .transform(({ id, notification }) => ({ kind: String(id), isOn: notification.active }));

const restSchema = z.object({
  birthday: text,
  gender: text,
  notifications: list(switchSchema),
  email_subscribe: z.object({ active: flag }).nullish().catch(null),
});

export const ownProfileSchema = z.unknown().transform((user, context) => {
  const customer = customerSchema.safeParse(user);
  const rest = restSchema.safeParse(user);
  if (customer.success && rest.success) {
    const { birthday, gender, notifications, email_subscribe } = rest.data;
    return {
      customer: customer.data,
      /** YYYY-MM-DD or empty, without the time that the API appends. */
      birthday: birthday.slice(0, 10),
      gender: gender === 'male' || gender === 'female' ? gender : ('' as const),
      switches: notifications,
      /** Whether the marketplace sends advertising by e-mail; registering subscribes (docs/api.md 4.3). */
      isSubscribed: email_subscribe?.active ?? false,
    };
  }
  context.addIssue({ code: 'custom', message: z.prettifyError((customer.error ?? rest.error) as z.ZodError) });
  return z.NEVER;
});

export type OwnProfile = z.output<typeof ownProfileSchema>;

/** A page of the history of points, whose frame is its own (docs/api.md 10.7). */
export const pointsSchema = z
  .object({ data: z.array(z.unknown()), last_page: z.coerce.number() })
  .transform(({ data, last_page }) => ({ data, last: last_page }));
