import { getTranslations } from 'next-intl/server';
import { expect, test } from 'vitest';
import { methodWords } from '@/components/orders/payment/payment-words';
import { methodName } from '@/lib/payments/method-name';

const names = await getTranslations({ locale: 'ru', namespace: 'checkout.tag' });
const orders = await getTranslations({ locale: 'ru', namespace: 'orders' });

test.each([
  ['stripe', 'Карта', 'картой'],
  ['paypal', 'PayPal', 'через PayPal'],
  ['mercado-pago', 'Mercado Pago', 'через Mercado Pago'],
  ['flutterWave', 'Flutterwave', 'через Flutterwave'],
  ['flutter-wave', 'Flutterwave', 'через Flutterwave'],
  ['new-bank', 'New bank', 'через New bank'],
])('%s has one name, as a label and in a sentence', (tag, label, within) => {
  expect(methodName(tag, names)).toBe(label);
  expect(methodWords(tag, orders, names)).toBe(within);
});
