import { riskHint } from '@peerbourse/contract/p2p/p2p-orders/checks/risk-hint';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done, openPage, type SentRequest } from '#testing/open-page.tsx';

async function open(act: 'pay' | 'release', hint: { level: string; reasons: string[] }) {
  return await openPage({
    texts: ['p2p-take'],
    part: async () => {
      const { RiskHint } = await import('./risk-hint.tsx');
      return () => <RiskHint orderNo="104857600123456789" act={act} />;
    },
    answer: ({ path }: SentRequest) => (path === riskHint.path ? done(path, hint) : undefined),
  });
}

it('R8.4 uses p2p-orders/risk-hint: each reason is told in the words of who acts', async () => {
  const { container } = await open('release', { level: 'high', reasons: ['new-device', 'first-trade'] });
  expect(await screen.findByText(/Check that the payer’s name matches/)).toBeTruthy();
  expect(screen.getByText(/change your password now/)).toBeTruthy();
  expect(container.querySelector('[data-risk="high"]')).not.toBeNull();
});

it('R8.4 who pays is told whom to pay', async () => {
  await open('pay', { level: 'high', reasons: ['restriction', 'price-deviation', 'first-trade'] });
  expect(await screen.findByText(/Don’t pay yet/)).toBeTruthy();
  expect(screen.getByText(/Pay only to the name shown/)).toBeTruthy();
});

it('R8.4 nothing is said where there is nothing to say', async () => {
  const { sent, container } = await open('pay', { level: 'none', reasons: [] });
  await expect.poll(() => sent.some(({ path }) => path === riskHint.path)).toBe(true);
  expect(container.querySelector('[data-risk]')).toBeNull();
});
