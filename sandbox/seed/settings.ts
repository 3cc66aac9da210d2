/** What has the operator set, and which of the storefront's words has the operator changed? */
import type { Town } from './types.ts';

export const settings: Town['settings'] = {
  title: 'Doorstep',
  footer_text: '© 2026 Doorstep. Good food, carried carefully.',
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

export const translations: Town['translations'] = {
  'home.promise.operator': {
    en: 'Delivered by people who live in your street.',
    de: 'Gebracht von Leuten aus Ihrer Straße.',
    ar: 'يوصله إليك أناس من شارعك.',
  },
  'home.promise.season': { en: 'Melon season is here.', de: 'Es ist Melonenzeit.', ar: 'حلّ موسم البطيخ.' },
  // An operator's slip: the storefront must not let it blank its own word.
  'home.promise.blank': { en: '', de: '', ar: '' },
};
