import { checkBlocked } from '@peerbourse/contract/p2p/p2p-blocklist/check-blocked';
import { setBlocked } from '@peerbourse/contract/p2p/p2p-blocklist/set-blocked';
import { reportTrader } from '@peerbourse/contract/p2p/p2p-chat/reports/report-trader';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answer, done, openPage, refusalText, refused } from '#testing/open-page.tsx';

const orderNo = '104857600123456789';
const trader = { encryptUserId: 'abcdefghijklmnopqrstuv', nickName: 'Ben' };

function openMenu(answer: Answer) {
  return openPage({
    texts: ['p2p', 'p2p-chat'],
    part: async () => {
      const { TraderMenu } = await import('./trader-menu.tsx');
      return () => <TraderMenu orderNo={orderNo} trader={trader} />;
    },
    answer: (request) =>
      request.path === checkBlocked.path ? done(checkBlocked.path, { isBlocked: false, isBlockedByThem: false }) : answer(request),
  });
}

const choose = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name: 'Block or report Ben' }));
  fireEvent.click(screen.getByRole('menuitem', { name, hidden: true }));
};
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send report' }));

it('R7.13 uses p2p-chat/report-trader: a report has a reason, and words where the reason says nothing', async () => {
  const { sent } = await openMenu(({ path }) => (path === reportTrader.path ? done(path, { at: '2026-11-17T12:00:00Z' }) : undefined));
  await choose('Report');
  await screen.findByText('Report Ben?');
  send();
  expect(await screen.findByText('Choose what’s wrong.')).toBeTruthy();
  fireEvent.click(screen.getByLabelText('Something else'));
  expect(await screen.findByText('Tell us what happened.')).toBeTruthy();
  expect(sent.some(({ path }) => path === reportTrader.path)).toBe(false);
  fireEvent.change(screen.getByLabelText('Details'), { target: { value: ' Two accounts. ' } });
  send();
  expect(await screen.findByText('Report sent. Our team will review it.')).toBeTruthy();
  expect(sent.find(({ path }) => path === reportTrader.path)?.body).toEqual({ orderNo, reason: 'other', text: 'Two accounts.' });
});

it('R7.13 what was reported before is said to be known', async () => {
  await openMenu(({ path }) => (path === reportTrader.path ? refused('p2p-chat.already-reported') : undefined));
  await choose('Report');
  fireEvent.click(await screen.findByLabelText('Insults or threats'));
  send();
  expect(await screen.findByText(refusalText('p2p-chat.already-reported', 'en'))).toBeTruthy();
});

it('R7.13 the other person of an order is blocked from its page, after it was said what that means', async () => {
  const { sent } = await openMenu(({ path }) => (path === setBlocked.path ? done(path, { isBlocked: true }) : undefined));
  await choose('Block');
  expect(await screen.findByText('Open orders between you continue as agreed.')).toBeTruthy();
  fireEvent.click(screen.getAllByRole('button', { name: 'Block' }).at(-1) as HTMLElement);
  await waitFor(() =>
    expect(sent.find(({ path }) => path === setBlocked.path)?.body).toEqual({ encryptUserId: trader.encryptUserId, isBlocked: true }),
  );
});
