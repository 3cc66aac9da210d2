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
import { addressRoutes } from './routes/addresses.ts';
import { authRoutes } from './routes/auth.ts';
import { bannerRoutes } from './routes/banners.ts';
import { bookingRoutes } from './routes/booking.ts';
import { branchRoutes } from './routes/branches.ts';
import { brandRoutes } from './routes/brands.ts';
import { calculateRoutes } from './routes/calculate.ts';
import { cartRoutes } from './routes/carts.ts';
import { categoryRoutes } from './routes/categories.ts';
import { contentRoutes } from './routes/content.ts';
import { controlRoutes } from './routes/controls.ts';
import { couponRoutes } from './routes/coupons.ts';
import { courierRoutes } from './routes/couriers.ts';
import { currencyRoutes } from './routes/currencies.ts';
import { customerControlRoutes } from './routes/customer-controls.ts';
import { dashboardRoutes } from './routes/dashboard.ts';
import { deskRoutes } from './routes/desk.ts';
import { forgottenPasswordRoutes } from './routes/forgotten-password.ts';
import { galleryRoutes, storageRoutes } from './routes/galleries.ts';
import { groupMemberRoutes } from './routes/group-members.ts';
import { groupOwnerRoutes } from './routes/group-owner.ts';
import { homePageRoutes } from './routes/home-page.ts';
import { identityRoutes } from './routes/identity.ts';
import { identityControlRoutes } from './routes/identity-controls.ts';
import { inboxRoutes } from './routes/inbox.ts';
import { languageRoutes } from './routes/languages.ts';
import { mapRoutes } from './routes/maps.ts';
import { marketControlRoutes } from './routes/market-controls.ts';
import { notificationRoutes } from './routes/notifications.ts';
import { orderControlRoutes } from './routes/order-controls.ts';
import { orderInvoiceRoutes } from './routes/order-invoice.ts';
import { orderRefundRoutes } from './routes/order-refunds.ts';
import { orderReviewRoutes } from './routes/order-reviews.ts';
import { orderRoutes } from './routes/orders.ts';
import { outboxRoutes } from './routes/outbox.ts';
import { paymentPageRoutes } from './routes/payment-page.ts';
import { paymentRoutes } from './routes/payments.ts';
import { phoneCodeRoutes } from './routes/phone-codes.ts';
import { pictures } from './routes/pictures.ts';
import { productRoutes } from './routes/products.ts';
import { profileRoutes } from './routes/profile.ts';
import { pushServiceRoutes } from './routes/push-service.ts';
import { recipeRoutes } from './routes/recipes.ts';
import { referralRoutes } from './routes/referral.ts';
import { refundControlRoutes } from './routes/refund-controls.ts';
import { registrationRoutes } from './routes/registration.ts';
import { repeatRoutes } from './routes/repeats.ts';
import { reservationControlRoutes } from './routes/reservation-controls.ts';
import { reservationRoutes } from './routes/reservations.ts';
import { reviewRoutes } from './routes/reviews.ts';
import { sellerRoutes } from './routes/seller.ts';
import { sellerControlRoutes } from './routes/seller-controls.ts';
import { shopFactRoutes } from './routes/shop-facts.ts';
import { shopProductRoutes } from './routes/shop-products.ts';
import { shopRoutes } from './routes/shops.ts';
import { siteRoutes } from './routes/site.ts';
import { socialRoutes } from './routes/social.ts';
import { storyRoutes } from './routes/stories.ts';
import { subscriptionRoutes } from './routes/subscription.ts';
import { tiles } from './routes/tiles.ts';
import { transactionRoutes } from './routes/transactions.ts';
import { walletRoutes } from './routes/wallet.ts';
import { walletMoneyRoutes } from './routes/wallet-money.ts';
import { zoneRoutes } from './routes/zones.ts';

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
