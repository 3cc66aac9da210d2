import { expect, test } from 'vitest';
import { footerGroups } from '@/components/shell/footer/footer-links';

const linksOf = (settings: Record<string, string>) => footerGroups(settings).flatMap(({ links }) => links);

test('leads to the apps of couriers and sellers that the operator has', () => {
  const store = 'https://apps.apple.com/app/id2';
  expect(linksOf({ delivery_app_ios: store })).toContainEqual({ word: 'courierIos', to: store });
  expect(linksOf({}).map(({ word }) => word)).not.toContain('courierIos');
});

test('leads to nothing but the web', () => {
  expect(linksOf({ vendor_app_android: 'javascript:alert(1)' }).map(({ word }) => word)).not.toContain('vendorAndroid');
});

test('draws no group without a link', () => {
  expect(footerGroups({}).filter(({ links }) => links.length === 0)).toEqual([]);
});

test('leads to what is offered alone: the invitation of friends, and the partner programme', () => {
  const words = (settings: Record<string, string>) => linksOf(settings).map(({ word }) => word);
  expect(words({ referral_active: '1' })).toContain('referrals');
  expect(words({ referral_active: '0' })).not.toContain('referrals');
  expect(words({ affiliate_url: 'https://partners.example' })).toContain('affiliate');
  expect(words({ affiliate_url: '' })).not.toContain('affiliate');
});
