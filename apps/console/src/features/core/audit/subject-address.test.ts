import { expect, it } from 'vitest';
import { subjectAddress } from './subject-address.ts';

it('leads to what an entry is about, for those who may see it', () => {
  expect(subjectAddress('p2p-appeals.taken', '1234567890123456789', ['auditor'])).toBe('#/p2p/orders/1234567890123456789');
  expect(subjectAddress('p2p-ads.checked', '1234567890123456789', ['auditor'])).toBe('#/p2p/ads?ad=1234567890123456789');
  expect(subjectAddress('customers.viewed', '1234567890', ['reader'])).toBe('#/customers?find=1234567890');
  expect(subjectAddress('customers.viewed', '1234567890', ['auditor'])).toBeUndefined();
  expect(subjectAddress('settings.written', 'site.brand', ['auditor'])).toBe('#/settings');
  expect(subjectAddress('rates.price-published', 'btc_usdt', ['auditor'])).toBeUndefined();
});
