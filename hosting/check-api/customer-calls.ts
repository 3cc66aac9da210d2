/** Lists the calls that only read what belongs to a customer; they are asked only with a test account (calls.ts). */
import { accountAddressesSchema } from '@/lib/addresses/account-schema';
import { envelope, listEnvelope, pageEnvelope } from '@/lib/api/envelopes';
import { accountCartSchema } from '@/lib/cart/schema';
import { kindSchema, notificationSchema, unreadSchema } from '@/lib/notifications/schema';
import { invoiceSchema } from '@/lib/orders/invoice-schema';
import { orderSchema, orderSummarySchema } from '@/lib/orders/schema';
import { parcelSchema } from '@/lib/parcels/schema';
import { ownProfileSchema, pointsSchema, profileSchema } from '@/lib/profile/schema';
import { ownReferralSchema } from '@/lib/referrals/schema';
import { listedRefundSchema } from '@/lib/refunds/schema';
import { reservationSchema } from '@/lib/reservations/schema';
import { applicantSchema } from '@/lib/seller/schema';
import { baseCurrency } from '@/lib/view/view';
import { moveSchema, personSchema, transactionSchema } from '@/lib/wallet/schema';
import { type Read, read } from './read.ts';

export const customerReads: Read[] = [
  read('dashboard/user/profile/show', 'every own page', envelope(ownProfileSchema), { isWhole: true }),
  read('dashboard/user/profile/show', 'the wallet, the checkout', envelope(profileSchema(baseCurrency)), {
    isWhole: true,
  }),
  read('dashboard/user/profile/show', 'inviting friends: the own code', envelope(ownReferralSchema(baseCurrency))),
  read('dashboard/user/profile/show', 'selling: whether one has applied', envelope(applicantSchema), { isWhole: true }),
  read('dashboard/user/cart', 'the cart', accountCartSchema, { mayBeNone: true, isWhole: true }),
  read('dashboard/user/orders/paginate', 'orders', pageEnvelope(orderSummarySchema), {
    query: { perPage: 10, column: 'id', sort: 'desc' },
    isWhole: true,
    tells: ({ items: [order] }) => ({ order: order?.id }),
  }),
  read('dashboard/user/orders/{order}', 'an order', envelope(orderSchema), { isWhole: true }),
  read('dashboard/user/export/order/{order}/pdf', 'an order: its invoice', invoiceSchema, { isFile: true }),
  read('dashboard/user/addresses', 'addresses, checkout', accountAddressesSchema, {
    query: { perPage: 100 },
    isWhole: true,
  }),
  read('dashboard/user/order-refunds/paginate', 'refunds', pageEnvelope(listedRefundSchema), {
    query: { page: 1, perPage: 10, column: 'id', sort: 'desc' },
    isWhole: true,
  }),
  read('dashboard/user/wallet/histories', 'the wallet', pageEnvelope(moveSchema(baseCurrency)), {
    query: { page: 1, perPage: 20 },
    mayBeNone: true,
    isWhole: true,
  }),
  read('dashboard/user/transactions/paginate', 'the wallet: payments', pageEnvelope(transactionSchema), {
    query: { page: 1, perPage: 20 },
    isWhole: true,
  }),
  read('dashboard/user/point/histories', 'own data', pointsSchema, { query: { page: 1, perPage: 20 } }),
  read('dashboard/user/search-sending', 'the wallet: sending', pageEnvelope(personSchema), {
    query: { search: 'doorstep', perPage: 10 },
    since: 'R2',
  }),
  read('dashboard/user/my-bookings', 'tables that are reserved', pageEnvelope(reservationSchema), {
    query: { page: 1, perPage: 20, column: 'id', sort: 'desc' },
    since: 'R2',
    mayBeNone: true,
  }),
  read('dashboard/user/parcel-orders', 'parcels', pageEnvelope(parcelSchema), {
    query: { page: 1, perPage: 20, column: 'id', sort: 'desc' },
    since: 'R2',
    mayBeNone: true,
    tells: ({ items: [parcel] }) => ({ parcel: parcel?.id }),
  }),
  read('dashboard/user/parcel-orders/{parcel}', 'a parcel', envelope(parcelSchema), { since: 'R2', mayBeNone: true }),
  read('dashboard/notifications', 'notifications', pageEnvelope(notificationSchema), {
    query: { page: 1, perPage: 20 },
    isWhole: true,
  }),
  read('dashboard/user/profile/notifications-statistic', 'the header: what is unread', unreadSchema),
  read('dashboard/user/notifications', 'the profile: what to be told', listEnvelope(kindSchema)),
];
