/** What has the operator set, and which of the storefront's words has the operator changed? */
import type { Town } from './types.ts';

export const settings: Town['settings'] = {
  title: 'Doorstep',
  footer_text: 'Doorstep. Good food, carried carefully.',
  instagram: 'https://www.instagram.com/doorstep.example',
  facebook: 'https://www.facebook.com/doorstep.example',
  twitter: 'https://x.com/doorstep_example',
  customer_app_android: 'https://play.google.com/store/apps/details?id=example.doorstep.customer',
  customer_app_ios: 'https://apps.apple.com/app/id100000001',
  delivery_app_android: 'https://play.google.com/store/apps/details?id=example.doorstep.courier',
  delivery_app_ios: 'https://apps.apple.com/app/id100000002',
  vendor_app_android: 'https://play.google.com/store/apps/details?id=example.doorstep.vendor',
  vendor_app_ios: 'https://apps.apple.com/app/id100000003',
  payment_type: 'admin',
  referral_active: '1',
  group_order: '1',
  otp_expire_time: '1',
  location: '41.29,69.22',
  phone: '+998 71 200 00 00',
  email: 'hello@doorstep.example',
  address: '1 Market Street',
  recommended_count: '2',
};

/** The operator's own words over the storefront's (docs/api.md 5.4): keys of messages/en.json. */
export const translations: Town['translations'] = {
  'home.lead': {
    en: 'Restaurants and grocers of the old town and the river side. Every fee is named before you order.',
    de: 'Restaurants und Läden aus der Altstadt und vom Flussufer. Jede Gebühr steht vor der Bestellung fest.',
    ar: 'مطاعم ومتاجر المدينة القديمة وضفة النهر. كل الرسوم معروفة قبل الطلب.',
  },
  // Under the names of the marketplace's older web client (docs/api.md 5.4, 26): a label, fixed sentences, a code.
  'search.restaurants.products': { en: 'Search restaurants and products', de: 'Worauf haben Sie heute Appetit?' },
  'order.history': { en: 'Past', de: 'Frühere' },
  unauthorized: { en: 'Unauthorized', de: 'Nicht angemeldet.' },
  'error.400': {
    en: 'Error occured. Please, try again later',
    de: 'Das hat nicht geklappt. Bitte versuchen Sie es später.',
  },
  'errors.ERROR_109': { en: 'Insufficient wallet balance', de: 'Das Guthaben reicht nicht' },
  wallet: { en: 'Wallet', de: 'Guthaben' },
  // A word the storefront does not know, and an operator's slip that must not blank one it does.
  'welcome.season': { en: 'Melon season is here.', de: 'Es ist Melonenzeit.', ar: 'حلّ موسم البطيخ.' },
  'trouble.tryAgain': { en: '', de: '', ar: '' },
};
