import { locales } from '@peerbourse/contract/locales';
import type { MethodName } from '@peerbourse/contract/p2p/p2p-paymethods/paymethod.shape';
import { nameWordings } from '@peerbourse/rules/paymethods/name-wording';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '#testing/open-page.tsx';

type Code = (typeof locales)[number]['code'];

async function openChip(code: Code, name: MethodName) {
  return await openPage({
    code,
    texts: ['p2p', 'market-countries'],
    part: async () => {
      const { MethodChip } = await import('./method-chip.tsx');
      return () => <MethodChip method={{ ...name, rail: 'instant', settleMinutes: 5 }} hasNoTime />;
    },
  });
}

const japan: MethodName = { paymethodName: 'Bank transfer (Japan)', paymethodWording: { text: 'bank_transfer', country: 'JP' } };

it.each([
  ['en', 'Bank transfer (Japan)'],
  ['de', 'Banküberweisung (Japan)'],
  ['ja', '銀行振込（日本）'],
  ['zh-CN', '银行转账（日本）'],
  ['ar', 'تحويل بنكي (اليابان)'],
] as const)('R3.8 a way to pay that is no brand has a name in %s', async (code, shown) => {
  await openChip(code, japan);
  expect(screen.getByText(shown)).toBeTruthy();
});

it('a brand keeps its name, and only its country is told in the language of the reader', async () => {
  await openChip('ja', { paymethodName: 'Mercado Pago (Brazil)', paymethodWording: { text: 'in_country', country: 'BR' } });
  expect(screen.getByText('Mercado Pago（ブラジル）')).toBeTruthy();
  await openChip('ja', { paymethodName: 'SEPA Instant', paymethodWording: null });
  expect(screen.getByText('SEPA Instant')).toBeTruthy();
});

it('a country without a market leaves the name as it is written', async () => {
  await openChip('ja', { paymethodName: 'Bank transfer (Iceland)', paymethodWording: { text: 'bank_transfer', country: 'IS' } });
  expect(screen.getByText('Bank transfer (Iceland)')).toBeTruthy();
});

it.each(nameWordings)('%s has words in every language', async (text) => {
  const { textsOf } = await import('#testing/open-page.tsx');
  for (const { code } of locales) expect(textsOf(['common'], code).common?.[`method_${text}`], code).toBeTruthy();
});
