/** Who signs in (API 2.7, 4.1): the wire's user in, the few facts that a session keeps out. */
import { z } from 'zod';
import { perCurrency } from '@/lib/api/money-schema';
import { flag, id, text } from '@/lib/api/schema';

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

export type Customer = z.output<typeof customerSchema>;

/** Both spellings of API 4.1. */
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
