import { openPrices } from '@peerbourse/contract/markets/market-data/open-prices';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openPage, refusalText, refused, textsOf } from '#testing/open-page.tsx';

const order = '/v1/p2p/order/placeOrder';
const paymentMethod = '/v1/p2p/user/addUserPaymethod';
const params = { title: 'Source of funds', requestId: 'Q-1', expireTime: 1_800_000_000_000, url: 'https://questions.example/Q-1' };

type Options = Pick<Parameters<typeof openPage>[0], 'code' | 'answer'>;

/** A page with one button, which makes a call of this path. */
async function send(path: string, options: Options): Promise<void> {
  await openPage({
    ...options,
    part: async () => {
      const { browserCall } = await import('#site/calls/browser-client.ts');
      const call = () => void browserCall({ ...openPrices, path }, { timezone: 0, bussiness: 'sp' }).catch(() => undefined);
      return () => (
        <button type="button" onClick={call}>
          Send
        </button>
      );
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
}

/** What the browser tells a modal dialog when Escape is pressed. */
const pressEscape = (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true }));

describe.each(['en', 'ar'] as const)('refusals that are more than a message in %s', (code) => {
  const { common = {} } = textsOf(['common'], code);

  it('R8.4 500054 on an order asks its question and opens the request', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    await send(order, { code, answer: () => refused('risk.question', code, { params }) });
    const dialog = await screen.findByRole('dialog', { name: 'Source of funds' });
    expect(dialog.textContent).toContain(refusalText('risk.question', code));
    expect(dialog.textContent).toContain('Q-1');
    expect(dialog.querySelector('time')?.textContent).toBe(code === 'ar' ? '\u206615/01/2027, 08:00\u2069 UTC' : 'Jan 15, 2027, 08:00 UTC');
    fireEvent.click(screen.getByRole('button', { name: common.risk_open ?? 'missing' }));
    expect(open).toHaveBeenCalledExactlyOnceWith(params.url, '_blank', 'noopener,noreferrer');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('R8.4 with a sub-status it says that the answer is being looked at', async () => {
    await send(order, { code, answer: () => refused('risk.question', code, { params: { ...params, subStatus: 1 } }) });
    const dialog = await screen.findByRole('dialog', { name: common.risk_review_title ?? 'missing' });
    expect(dialog.textContent).toContain(common.risk_review);
    expect(dialog.textContent).toContain(refusalText('risk.question', code));
    pressEscape(dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('R8.4 without params it is a message', async () => {
    await send(order, { code, answer: () => refused('risk.question', code) });
    expect((await screen.findByRole('alert')).textContent).toContain(refusalText('risk.question', code));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('R8.5 35016 on a payment method blocks until it is understood', async () => {
    await send(paymentMethod, { code, answer: () => refused('risk.blocked', code) });
    const dialog = await screen.findByRole('alertdialog', { name: common.blocked_title ?? 'missing' });
    expect(dialog.textContent).toContain(refusalText('risk.blocked', code));
    pressEscape(dialog);
    expect(screen.getByRole('alertdialog')).toBe(dialog);
    fireEvent.click(screen.getByRole('button', { name: common.understood ?? 'missing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});

it.each(['risk.question', 'risk.blocked'] as const)('R8.4 R8.5 %s on a call of another class is a message', async (id) => {
  await send(openPrices.path, { answer: () => refused(id, 'en', { params }) });
  expect((await screen.findByRole('alert')).textContent).toContain(refusalText(id, 'en'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
