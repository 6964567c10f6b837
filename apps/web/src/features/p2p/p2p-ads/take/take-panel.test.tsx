import type { EligibilityReason, MarketAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { adDetail } from '@peerbourse/contract/p2p/p2p-ads/market/ad-detail';
import { adTerms } from '@peerbourse/contract/p2p/p2p-ads/market/ad-terms';
import { checkEligibility } from '@peerbourse/contract/p2p/p2p-ads/market/check-eligibility';
import { checkDoubtfulOrder } from '@peerbourse/contract/p2p/p2p-orders/checks/check-doubtful-order';
import { checkPriceChange } from '@peerbourse/contract/p2p/p2p-orders/checks/check-price-change';
import { placeOrder } from '@peerbourse/contract/p2p/p2p-orders/place-order';
import { checkPriceWarning } from '@peerbourse/contract/p2p/p2p-prices/check-price-warning';
import { confirmPriceWarning } from '@peerbourse/contract/p2p/p2p-prices/confirm-price-warning';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { done, type OpenedPage, openPage, refusalText, refused, type SentRequest } from '#testing/open-page.tsx';

const advertiser = { nickName: 'Harbour', headColor: '#123456', encryptUserId: 'x', userType: 0, isOnline: true };

const ad = {
  adNo: '104857600123456789',
  side: 'sell',
  coinCode: 'USDT',
  fiatCode: 'EUR',
  price: '0.94',
  available: '1000',
  minAmount: '20',
  maxAmount: '500',
  payMinutes: 15,
  paymethods: [{ paymethodId: '301', paymethodName: 'SEPA', iconUrl: '', color: '#123456' }],
  reasons: [] as EligibilityReason[],
  advertiser,
} as unknown as MarketAd;

const quiet: Record<string, unknown> = {
  [checkPriceChange.path]: { isChanged: false, price: '0.94' },
  [checkPriceWarning.path]: { isWarned: false, isConfirmed: false, deviationPpm: 0, reference: '0.94' },
  [checkDoubtfulOrder.path]: { isBlocked: false, reasons: [] },
  [confirmPriceWarning.path]: { until: '2026-11-17T12:00:00Z' },
};

interface Given {
  of?: Partial<MarketAd>;
  answers?: Record<string, unknown>;
  place?: () => Response;
  isGuest?: boolean;
}

async function open({ of = {}, answers = {}, place, isGuest = false }: Given): Promise<OpenedPage & { onPrice: ReturnType<typeof vi.fn> }> {
  const shown = { ...ad, ...of };
  const terms = { remark: 'Reference: order number.', takerFeePpm: 0 };
  const known: Record<string, unknown> = {
    ...quiet,
    [adDetail.path]: { ...shown, ...terms, pictures: [] },
    [adTerms.path]: terms,
    ...answers,
  };
  const onPrice = vi.fn();
  const page = await openPage({
    texts: ['p2p', 'p2p-take', 'paymethods', 'amounts'],
    ...(isGuest ? {} : { cookie: 'login=1' }),
    part: async () => {
      const { TakePanel } = await import('./take-panel.tsx');
      return () => <TakePanel ad={shown} wanted="94" method={undefined} onPrice={onPrice} onClose={() => undefined} />;
    },
    answer: ({ path }: SentRequest) => (path === placeOrder.path ? place?.() : path in known ? done(path, known[path]) : undefined),
  });
  return { ...page, onPrice };
}

const press = async () => fireEvent.click(await screen.findByRole('button', { name: 'Buy 100 USDT' }));
const bodiesOf = ({ sent }: OpenedPage, { path }: { path: string }) =>
  sent.filter((request) => request.path === path).map(({ body }) => body);

it('R7.11 uses p2p-orders/place-order: the price that is shown is the price of the order', async () => {
  const page = await open({ place: () => refused('p2p-ads.sold-out') });
  await press();
  expect(await screen.findByText(refusalText('p2p-ads.sold-out', 'en'))).toBeTruthy();
  expect(bodiesOf(page, placeOrder)).toEqual([{ adNo: ad.adNo, price: '0.94', amount: '94' }]);
});

it('R7.11 uses p2p-orders/check-price-change: a price that was refused stands beside the new one, which one tap accepts', async () => {
  const { onPrice } = await open({ place: () => refused('p2p-orders.price-changed', 'en', { price: '0.95' }) });
  await press();
  expect(await screen.findByText('The price changed from 0.94000 to 0.95000 EUR.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Accept 0.95000 EUR' }));
  expect(onPrice).toHaveBeenCalledExactlyOnceWith('0.95');
});

it('R7.11 a price that changes while somebody types is told before they press', async () => {
  await open({ answers: { [checkPriceChange.path]: { isChanged: true, price: '0.96' } } });
  expect(await screen.findByRole('button', { name: 'Accept 0.96000 EUR' })).toBeTruthy();
});

it('R7.11 uses p2p-prices/confirm-price-warning, p2p-orders/check-doubtful-order: one confirmation covers price and doubts', async () => {
  const page = await open({
    answers: {
      [checkPriceWarning.path]: { isWarned: true, isConfirmed: false, deviationPpm: 71_800, reference: '0.877' },
      [checkDoubtfulOrder.path]: {
        isBlocked: false,
        reasons: [
          { code: 'new-device', mustConfirm: true },
          { code: 'price-deviation', mustConfirm: true },
          { code: 'first-trade', mustConfirm: false },
        ],
      },
    },
    place: () => refused('p2p-ads.sold-out'),
  });
  expect(await screen.findByText('This price is 7.18% above the reference price of 0.87700 EUR.')).toBeTruthy();
  await press();
  expect(await screen.findByText('Confirm to continue.')).toBeTruthy();
  expect(bodiesOf(page, placeOrder)).toEqual([]);
  fireEvent.click(screen.getByRole('checkbox', { name: 'I’ve read this and want to continue' }));
  await press();
  await waitFor(() => expect(bodiesOf(page, placeOrder)).toHaveLength(1));
  expect(bodiesOf(page, confirmPriceWarning)).toEqual([{ adNo: ad.adNo, price: '0.94' }]);
  expect(bodiesOf(page, placeOrder)).toEqual([{ adNo: ad.adNo, price: '0.94', amount: '94', confirmedDoubts: ['new-device'] }]);
});

it('R6.4 uses p2p-ads/check-eligibility: somebody who may not take it learns every reason', async () => {
  const reasons = [{ code: 'orders_min', params: { orders: '10' } }];
  await open({
    answers: { [checkEligibility.path]: { isEligible: false, reasons } },
    place: () => refused('p2p-orders.not-eligible', 'en', { reason: 'orders_min' }),
  });
  await press();
  expect(await screen.findByText(/at least 10 completed orders/)).toBeTruthy();
});

it.each([
  ['p2p-orders.method-missing', 'Add a payment method', '/account/payment-methods'],
  ['p2p-orders.too-many-open', 'See your orders', '/p2p-trade/orders'],
  ['ledger.too-little', 'Transfer', '/assets'],
] as const)('R7.11 %s leads on', async (refusal, name, to) => {
  await open({ place: () => refused(refusal) });
  await press();
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(to);
});

it('R8.5 35016 is a dialog that has to be understood, and nothing else is said', async () => {
  await open({ place: () => refused('risk.blocked') });
  await press();
  expect((await screen.findByRole('alertdialog')).textContent).toContain(refusalText('risk.blocked', 'en'));
  expect(screen.getAllByText(refusalText('risk.blocked', 'en'))).toHaveLength(1);
});

it('R8.4 500054 asks its question, and the doubts are asked for again', async () => {
  const page = await open({ place: () => refused('risk.question', 'en', { params: { requestId: ad.adNo, url: '/p2p-trade' } }) });
  await press();
  expect(await screen.findByRole('dialog')).toBeTruthy();
  await waitFor(() => expect(bodiesOf(page, checkDoubtfulOrder).length).toBeGreaterThan(1));
});

it('uses p2p-ads/ad-terms: a guest reads the terms and is led to the login and back', async () => {
  const page = await open({ isGuest: true, of: { reasons: [{ code: 'login', params: {} }] } });
  expect(await screen.findByText('Reference: order number.')).toBeTruthy();
  const back = new URLSearchParams({ from: `/?amount=94&ad=${ad.adNo}` });
  expect(screen.getByRole('link', { name: 'Log in to buy USDT' }).getAttribute('href')).toBe(`/login?${back}`);
  expect(bodiesOf(page, adDetail)).toEqual([]);
  expect(bodiesOf(page, checkDoubtfulOrder)).toEqual([]);
});

it('R6.4 a new trader sees one list of first steps, and nothing is checked for them yet', async () => {
  const page = await open({ of: { reasons: ['terms', 'kyc'].map((code) => ({ code, params: {} }) as EligibilityReason) } });
  const steps = await screen.findByRole('region', { name: 'Before your first order' });
  expect(steps.querySelectorAll('li')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Buy 100 USDT' })).toBeNull();
  expect(bodiesOf(page, checkPriceChange)).toEqual([]);
});
