import { releaseMerchantStatus } from '@peerbourse/contract/p2p/p2p-merchants/release-merchant-status';
import { releaseProgress } from '@peerbourse/contract/p2p/p2p-merchants/release-progress';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { progress, traderReads } from '#testing/merchant-answers.ts';
import { type Answer, done, openPage, refusalText, refused } from '#testing/open-page.tsx';

const returnsAt = '2026-11-25T10:00:00.000Z';

async function open(over: object = {}, act: Answer = () => undefined) {
  const reads: Record<string, unknown> = { ...traderReads(), [releaseProgress.path]: { ...progress, ...over } };
  const page = await openPage({
    cookie: 'login=1',
    texts: ['p2p-merchants'],
    part: async () => (await import('./release-screen.tsx')).ReleaseScreen,
    answer: (request) => act(request) ?? (request.path in reads ? done(request.path, reads[request.path]) : undefined),
  });
  return { ...page, reads };
}

const ask = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Give up merchant status' }));
  return within(await screen.findByRole('alertdialog', { name: 'Give up merchant status' }));
};

it('R1.4 uses p2p-merchants/release-progress: what has to be over first leads to where it is ended', async () => {
  await open({
    isOpen: false,
    conditions: [
      { code: 'no-ads', isMet: false },
      { code: 'no-orders', isMet: false },
      { code: 'no-appeals', isMet: true },
    ],
  });
  const list = within(await screen.findByRole('region', { name: 'Before you give it up' }));
  expect(list.getByRole('link', { name: 'My ads' }).getAttribute('href')).toBe('/p2p-trade/ads');
  expect(list.getByRole('link', { name: 'My orders' }).getAttribute('href')).toBe('/p2p-trade/orders');
  const button = screen.getByRole('button', { name: 'Give up merchant status', description: 'Finish what’s listed above first.' });
  fireEvent.click(button);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByText('5 days notice')).toBeTruthy();
  expect(screen.getByText('500 USDT returns to your P2P wallet')).toBeTruthy();
});

it('R1.4 uses p2p-merchants/release-merchant-status: after a question the status ends, and the page says when the coins come back', async () => {
  const { sent, reads } = await open({}, ({ path }) => {
    if (path !== releaseMerchantStatus.path) return undefined;
    reads[releaseProgress.path] = { ...progress, state: 'releasing', isOpen: false, returnsAt };
    return done(path, reads[releaseProgress.path]);
  });
  const dialog = await ask();
  expect(dialog.getByText(/returns after 5 days/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Give up merchant status' }));
  expect(await screen.findByText('Your merchant status has ended')).toBeTruthy();
  expect(screen.getByText(/^On Nov 25, 2026, 10:00/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Give up merchant status' })).toBeNull();
  expect(sent.filter(({ path }) => path === releaseMerchantStatus.path).map(({ body }) => body)).toEqual([{}]);
});

it('R1.4 a refusal is said in the question, and the conditions are looked at again', async () => {
  const { sent } = await open({}, ({ path }) => (path === releaseMerchantStatus.path ? refused('p2p-merchants.still-trading') : undefined));
  const dialog = await ask();
  fireEvent.click(dialog.getByRole('button', { name: 'Give up merchant status' }));
  expect(await dialog.findByText(refusalText('p2p-merchants.still-trading', 'en'))).toBeTruthy();
  expect(sent.filter(({ path }) => path === releaseProgress.path).length).toBeGreaterThan(1);
});

it.each([
  ['released', { returnsAt: null, endedAt: returnsAt }, 'Your security deposit is back'],
  ['removed', { returnsAt }, 'Your merchant status was removed'],
  ['none', {}, 'You’re not a merchant'],
  ['reviewing', {}, 'You’re not a merchant'],
])('R1.4 whose status is %s has nothing to give up', async (state, more, text) => {
  await open({ state, isOpen: false, ...more });
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button')).toBeNull();
});
