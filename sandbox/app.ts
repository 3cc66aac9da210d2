/**
 * The sandbox as one Hono app: the API under /api/v1, the other services that it plays, controls for tests, and pages
 * for people.
 */

import { Hono, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { PlayedChat } from './chat/played-chat.ts';
import { createFaults } from './control/faults.ts';
import { injectFaults } from './control/inject-faults.ts';
import { createRequestLog } from './control/request-log.ts';
import { readInput } from './input/input.ts';
import { type Sandbox, type SandboxEnv, viewOf } from './input/view.ts';
import { refused } from './presenters/envelope.ts';
import { timestamp } from './presenters/time.ts';
import { Refusal } from './refusal.ts';
import { addressRoutes } from './routes/account/addresses.ts';
import { dashboardRoutes } from './routes/account/dashboard.ts';
import { galleryRoutes, storageRoutes } from './routes/account/galleries.ts';
import { inboxRoutes } from './routes/account/inbox.ts';
import { notificationRoutes } from './routes/account/notifications.ts';
import { profileRoutes } from './routes/account/profile.ts';
import { referralRoutes } from './routes/account/referral.ts';
import { sellerRoutes } from './routes/account/seller.ts';
import { subscriptionRoutes } from './routes/account/subscription.ts';
import { walletRoutes } from './routes/account/wallet.ts';
import { walletMoneyRoutes } from './routes/account/wallet-money.ts';
import { calculateRoutes } from './routes/carts/calculate.ts';
import { cartRoutes } from './routes/carts/carts.ts';
import { groupMemberRoutes } from './routes/carts/group-members.ts';
import { groupOwnerRoutes } from './routes/carts/group-owner.ts';
import { controlRoutes } from './routes/controls/controls.ts';
import { customerControlRoutes } from './routes/controls/customer-controls.ts';
import { identityControlRoutes } from './routes/controls/identity-controls.ts';
import { marketControlRoutes } from './routes/controls/market-controls.ts';
import { orderControlRoutes } from './routes/controls/order-controls.ts';
import { parcelControlRoutes } from './routes/controls/parcel-controls.ts';
import { refundControlRoutes } from './routes/controls/refund-controls.ts';
import { reservationControlRoutes } from './routes/controls/reservation-controls.ts';
import { sellerControlRoutes } from './routes/controls/seller-controls.ts';
import { courierRoutes } from './routes/orders/couriers.ts';
import { orderInvoiceRoutes } from './routes/orders/order-invoice.ts';
import { orderRefundRoutes } from './routes/orders/order-refunds.ts';
import { orderReviewRoutes } from './routes/orders/order-reviews.ts';
import { orderRoutes } from './routes/orders/orders.ts';
import { parcelRoutes } from './routes/orders/parcels.ts';
import { paymentRoutes } from './routes/orders/payments.ts';
import { repeatRoutes } from './routes/orders/repeats.ts';
import { reservationRoutes } from './routes/orders/reservations.ts';
import { transactionRoutes } from './routes/orders/transactions.ts';
import { deskRoutes } from './routes/services/desk.ts';
import { homePageRoutes } from './routes/services/home-page.ts';
import { identityRoutes } from './routes/services/identity.ts';
import { mapRoutes } from './routes/services/maps.ts';
import { outboxRoutes } from './routes/services/outbox.ts';
import { paymentPageRoutes } from './routes/services/payment-page.ts';
import { pictures } from './routes/services/pictures.ts';
import { pushServiceRoutes } from './routes/services/push-service.ts';
import { tiles } from './routes/services/tiles.ts';
import { bannerRoutes } from './routes/shops/banners.ts';
import { bookingRoutes } from './routes/shops/booking.ts';
import { branchRoutes } from './routes/shops/branches.ts';
import { brandRoutes } from './routes/shops/brands.ts';
import { categoryRoutes } from './routes/shops/categories.ts';
import { collectionPointRoutes } from './routes/shops/collection-points.ts';
import { couponRoutes } from './routes/shops/coupons.ts';
import { productRoutes } from './routes/shops/products.ts';
import { recipeRoutes } from './routes/shops/recipes.ts';
import { reviewRoutes } from './routes/shops/reviews.ts';
import { shopFactRoutes } from './routes/shops/shop-facts.ts';
import { shopProductRoutes } from './routes/shops/shop-products.ts';
import { shopRoutes } from './routes/shops/shops.ts';
import { storyRoutes } from './routes/shops/stories.ts';
import { zoneRoutes } from './routes/shops/zones.ts';
import { authRoutes } from './routes/sign-in/auth.ts';
import { forgottenPasswordRoutes } from './routes/sign-in/forgotten-password.ts';
import { phoneCodeRoutes } from './routes/sign-in/phone-codes.ts';
import { registrationRoutes } from './routes/sign-in/registration.ts';
import { socialRoutes } from './routes/sign-in/social.ts';
import { contentRoutes } from './routes/site/content.ts';
import { currencyRoutes } from './routes/site/currencies.ts';
import { languageRoutes } from './routes/site/languages.ts';
import { siteRoutes } from './routes/site/site.ts';

/** @param chat left out where nobody chats */
export function createApp(sandbox: Sandbox, chat?: PlayedChat): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();

  const faults = createFaults();
  const log = createRequestLog();
  app.use('/api/*', anyOrigin);
  app.use(log.record, injectFaults(faults));
  app.route('/', homePageRoutes(sandbox));
  app.route('/_sandbox', controlRoutes(sandbox, faults, log));
  app.route('/_sandbox/orders', orderControlRoutes(sandbox));
  app.route('/_sandbox/refunds', refundControlRoutes(sandbox));
  app.route('/_sandbox/reservations', reservationControlRoutes(sandbox));
  app.route('/_sandbox/parcels', parcelControlRoutes(sandbox));
  app.route('/', sellerControlRoutes(sandbox));
  app.route('/_sandbox', marketControlRoutes(sandbox));
  app.route('/_sandbox', customerControlRoutes(sandbox));
  app.route('/_sandbox/identity', identityControlRoutes(sandbox));
  app.route('/', outboxRoutes(sandbox));
  if (chat !== undefined) app.route('/', deskRoutes(sandbox, chat));

  app.use('/api/v1/*', async (context, next) => {
    context.set('input', await readInput(context.req));
    await next();
  });
  for (const routes of resources) app.route('/api/v1', routes(sandbox));
  app.route(
    '/pay',
    paymentPageRoutes(sandbox, async (path, body) =>
      app.request(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json' },
      }),
    ),
  );
  app.route('/identity', identityRoutes(sandbox));
  app.route('/push', pushServiceRoutes());
  app.route('/maps', mapRoutes(sandbox));
  app.route('/images', pictures);
  app.route('/storage', storageRoutes(sandbox));
  app.route('/tiles', tiles);

  app.notFound(context => refused(context, new Refusal('ERROR_404'), viewOf(context, sandbox).lang));
  app.onError((error, context) => {
    if (error instanceof Refusal) return refused(context, error, viewOf(context, sandbox).lang);
    console.error(context.req.method, context.req.url, error);
    const body = { timestamp: timestamp(new Date()), status: false, statusCode: '500', message: 'Server error' };
    return context.json(body, 500);
  });
  return app;
}

const preflight = cors();

/**
 * Allows any origin, as both backends do, also for faults and refusals; no preflight reaches the log or the routes. The
 * header is added when other answers are made, because cors() would copy each answer into a new one, also streams.
 */
const anyOrigin: MiddlewareHandler = async (context, next) => {
  if (context.req.method === 'OPTIONS') return preflight(context, next);
  await next();
  context.res.headers.set('Access-Control-Allow-Origin', '*');
};

// Fixed paths come before parameters: "shops/paginate" before "shops/{id}".
const resources = [
  siteRoutes,
  contentRoutes,
  languageRoutes,
  currencyRoutes,
  categoryRoutes,
  shopProductRoutes,
  shopFactRoutes,
  reviewRoutes,
  shopRoutes,
  productRoutes,
  branchRoutes,
  collectionPointRoutes,
  brandRoutes,
  bookingRoutes,
  zoneRoutes,
  storyRoutes,
  bannerRoutes,
  subscriptionRoutes,
  referralRoutes,
  authRoutes,
  registrationRoutes,
  phoneCodeRoutes,
  forgottenPasswordRoutes,
  socialRoutes,
  profileRoutes,
  notificationRoutes,
  inboxRoutes,
  galleryRoutes,
  sellerRoutes,
  addressRoutes,
  cartRoutes,
  groupOwnerRoutes,
  groupMemberRoutes,
  calculateRoutes,
  couponRoutes,
  recipeRoutes,
  orderRoutes,
  repeatRoutes,
  reservationRoutes,
  parcelRoutes,
  orderReviewRoutes,
  orderRefundRoutes,
  orderInvoiceRoutes,
  paymentRoutes,
  courierRoutes,
  walletRoutes,
  walletMoneyRoutes,
  transactionRoutes,
  // Answers every unknown path of a customer, so it comes last.
  dashboardRoutes,
];
