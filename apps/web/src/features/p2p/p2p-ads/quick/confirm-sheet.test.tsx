import type { MarketAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { checkEligibility } from '@peerbourse/contract/p2p/p2p-ads/market/check-eligibility';
import { placeOrder } from '@peerbourse/contract/p2p/p2p-orders/place-order';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { done, openPage, refusalText, refused, type SentRequest } from '#testing/open-page.tsx';

const ad = {
  adNo: '104857600123456789',
  side: 'sell',
  coinCode: 'USDT',
  fiatCode: 'EUR',
  price: '0.94',
  payMinutes: 15,
  paymethods: [{ paymethodId: '301', paymethodName: 'SEPA', iconUrl: '', color: '#123456' }],
  reasons: [],
  advertiser: {
    nickName: 'Harbour',
    headColor: '#123456',
    encryptUserId: 'x',
    userType: 0,
    isOnline: true,
    orderTotalCount: 0,
    thirtyDayRate: null,
    releaseSeconds: null,
  },
} as unknown as MarketAd;

it.each(['p2p-orders.quote-spent', 'p2p-ads.quote-over'] as const)('R7.11 after %s a new price is asked for', async (refusal) => {
  const onQuoteOver = vi.fn();
  const { sent } = await openPage({
    texts: ['p2p', 'p2p-take', 'paymethods'],
    cookie: 'login=1',
    part: async () => {
      const { ConfirmSheet } = await import('./confirm-sheet.tsx');
      return () => (
        <ConfirmSheet
          ad={ad}
          amounts={{ fiat: '94', coin: '100' }}
          fee="0"
          digits={{ coinScale: 6, fiatDecimals: 2 }}
          method={undefined}
          quote="token"
          onQuoteOver={onQuoteOver}
          onClose={() => undefined}
        />
      );
    },
    answer: ({ path }: SentRequest) => {
      if (path === checkEligibility.path) return done(path, { isEligible: true, reasons: [] });
      return path === placeOrder.path ? refused(refusal) : undefined;
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Place order' }));
  expect(await screen.findByText(refusalText(refusal, 'en'))).toBeTruthy();
  await waitFor(() => expect(onQuoteOver).toHaveBeenCalledOnce());
  expect(sent.find(({ path }) => path === placeOrder.path)?.body).toEqual({ adNo: ad.adNo, price: '0.94', amount: '94', quote: 'token' });
});
