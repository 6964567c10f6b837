import type { StaffRole } from '@peerbourse/contract/call';
import { type Envelope, successCodeOf } from '@peerbourse/contract/envelope';
import { noConditions } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { adModerationList } from '@peerbourse/contract/p2p/p2p-ads/moderation/ad-moderation-list';
import { checkAd } from '@peerbourse/contract/p2p/p2p-ads/moderation/check-ad';
import { checkAds } from '@peerbourse/contract/p2p/p2p-ads/moderation/check-ads';
import { previewAdActs } from '@peerbourse/contract/p2p/p2p-ads/moderation/preview-ad-acts';
import { takeDownAdsByStaff } from '@peerbourse/contract/p2p/p2p-ads/moderation/take-down-ads-by-staff';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { changeSession } from '#session/staff-session.ts';
import { ModerationDesk } from './moderation-desk.tsx';

const at = '2026-01-01T00:00:00.000Z';
const [first, second, third] = ['1234567890123456781', '1234567890123456782', '1234567890123456783'] as const;

function adOf(adNo: string, nickName: string, reasons: string[]) {
  return {
    adNo,
    userId: '1000000000000000001',
    nickName,
    side: 'sell',
    coinCode: 'USDT',
    fiatCode: 'EUR',
    state: 'online',
    isHidden: false,
    hiddenReasons: [],
    takenDownFor: null,
    priceType: 'fixed',
    price: '1.12',
    premiumPpm: null,
    spreadPpm: 120_000,
    isOutlier: true,
    quantity: '100',
    remaining: '100',
    executed: '0',
    minAmount: '20',
    maxAmount: '50',
    payMinutes: 15,
    wantsAcceptance: false,
    paymethods: [],
    conditions: noConditions,
    remark: `Words of ${nickName}.`,
    autoReply: '',
    pictures: [],
    findings: [],
    before: null,
    review: { reasons, since: at, priceDistancePpm: 120_000 },
    version: 3,
    createdAt: at,
    changedAt: at,
  };
}

const ads = [adOf(first, 'Ada', ['price', 'new-ad']), adOf(second, 'Bob', ['first-ad']), adOf(third, 'Cleo', ['changed-words'])];
const outlook = (adNo: string, more: object = {}) => ({ adNo, problem: null, inOrders: '0', hasNewPicture: false, ...more });

interface Given {
  roles?: StaffRole[];
  previewed?: object[];
  results?: object[];
}

/** Only the transport is a stub: it answers what is given, and keeps the acts that were sent. */
function desk({ roles = ['decider'], previewed = [], results = [] }: Given = {}) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const sent: Array<{ path: string; input: unknown }> = [];
  const answers: Record<string, object> = {
    [adModerationList.path]: { ads, nextCursor: null },
    [previewAdActs.path]: { ads: previewed },
    [checkAds.path]: { results },
    [takeDownAdsByStaff.path]: { results },
    [checkAd.path]: { adNo: first, version: 3 },
  };
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    if (path === checkAd.path || path === checkAds.path || path === takeDownAdsByStaff.path) sent.push({ path, input: JSON.parse(body) });
    const data = answers[path] ?? { traders: [], after: null };
    return Response.json({ code: successCodeOf(path), data, msg: '', requestId: 'request' } satisfies Envelope);
  });
  changeSession({ state: 'in', account: { staffId: '1', name: 'ann', roles, expiresAt: at } });
  location.hash = '#/p2p/ads';
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
    location.hash = '';
    vi.unstubAllGlobals();
  });
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } },
  });
  root.render(
    <QueryClientProvider client={client}>
      <ModerationDesk userId="" />
    </QueryClientProvider>,
  );
  const dialog = () => document.querySelector('dialog[open]');
  const ticks = () => [...host.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  return {
    sent,
    ticks,
    dialog,
    text: () => document.body.textContent ?? '',
    shows: (text: string) => vi.waitFor(() => expect(document.body.textContent).toContain(text)),
    chosen: () => host.querySelector('li [aria-current]')?.textContent ?? '',
    tick: (nickName: string) => host.querySelector<HTMLInputElement>(`[aria-label="Select the ad of ${nickName}"]`)?.click(),
    press: async (name: string) => {
      const buttons = () => [...document.querySelectorAll('button')].filter((button) => button.textContent?.trim() === name);
      await vi.waitFor(() => expect(buttons().length).toBeGreaterThan(0));
      buttons().at(-1)?.click();
    },
    key: (key: string, shiftKey = false) =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: shiftKey ? key.toUpperCase() : key, shiftKey, bubbles: true })),
    fill: (selector: string, value: string) => {
      const field = document.querySelector<HTMLInputElement>(`dialog[open] ${selector}`);
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
      field?.dispatchEvent(new Event(selector === 'select' ? 'change' : 'input', { bubbles: true }));
    },
  };
}

const seen = (...nos: string[]) => nos.map((adNo) => ({ adNo, version: 3 }));

it('R7.9 each row says why the ad waits', async () => {
  const screen = desk();
  await screen.shows('Price 12 % off');
  expect(screen.text()).toContain('First ad of this trader');
  expect(screen.text()).toContain('Changed words');
  expect(screen.text()).toContain('3, by risk, oldest first');
});

it('R7.9 uses p2p-ads/preview-ad-acts, p2p-ads/check-ads: ads are selected by key and mouse, previewed, and checked in one act', async () => {
  const screen = desk({
    previewed: [outlook(first, { hasNewPicture: true }), outlook(second), outlook(third, { problem: 'changed-meanwhile' })],
    results: [
      { adNo: first, problem: null },
      { adNo: second, problem: 'taken-down' },
    ],
  });
  await screen.shows('Words of Ada.');
  screen.key('j');
  await vi.waitFor(() => expect(screen.chosen()).toContain('Ada'));
  screen.key('s');
  await screen.shows('1 ad selected');
  screen.tick('Bob');
  screen.tick('Cleo');
  await screen.shows('3 ads selected');
  screen.key('a', true);
  await vi.waitFor(() => expect(screen.dialog()?.textContent).toContain('Checked. It still waits for its picture.'));
  expect(screen.dialog()?.textContent).toContain('Words of Bob.');
  expect(screen.dialog()?.textContent).toContain('Left alone: it has changed since you selected it.');
  expect(screen.sent).toEqual([]);
  await screen.press('Check 2 ads');
  await screen.shows('Checked: 1 ad. Left alone: the ad of Bob (it is taken down already)');
  expect(screen.sent).toEqual([{ path: checkAds.path, input: { ads: seen(first, second) } }]);
  expect(screen.dialog()).toBeNull();
  expect(screen.ticks().some(({ checked }) => checked)).toBe(false);
  // The ad on the desk was checked, so the next one that was not lies there.
  await vi.waitFor(() => expect(screen.chosen()).toContain('Bob'));
});

it('R7.9 uses p2p-ads/take-down-ads-by-staff: several are taken down for a reason that nobody chose beforehand', async () => {
  const screen = desk({
    previewed: [outlook(first, { inOrders: '25' }), outlook(second)],
    results: [
      { adNo: first, problem: null },
      { adNo: second, problem: null },
    ],
  });
  await screen.shows('Words of Ada.');
  screen.tick('Ada');
  screen.tick('Bob');
  await screen.shows('2 ads selected');
  screen.key('x', true);
  await vi.waitFor(() => expect(screen.dialog()?.textContent).toContain('Leaves the market. Open orders about 25 USDT go on.'));
  await screen.press('Take 2 ads down');
  await screen.shows('Choose the reason.');
  expect(screen.sent).toEqual([]);
  screen.fill('select', 'misleading');
  screen.fill('textarea', 'the same words in both');
  await screen.press('Take 2 ads down');
  await screen.shows('Taken down: 2 ads.');
  expect(screen.sent).toEqual([
    { path: takeDownAdsByStaff.path, input: { ads: seen(first, second), reason: 'misleading', note: 'the same words in both' } },
  ]);
});

it('R7.9 when it can be done to none of them there is nothing to confirm', async () => {
  const screen = desk({ previewed: [outlook(first, { problem: 'completed' })] });
  await screen.shows('Words of Ada.');
  screen.tick('Ada');
  await screen.shows('1 ad selected');
  screen.key('x', true);
  await screen.shows('This can be done to none of them.');
  expect(screen.dialog()?.querySelector('form')).toBeNull();
  await screen.press('Close');
  await vi.waitFor(() => expect(screen.dialog()).toBeNull());
});

it('R7.9 keys with Shift do nothing while nothing is selected, and S with Shift selects none', async () => {
  const screen = desk();
  await screen.shows('Words of Ada.');
  screen.key('a', true);
  screen.key('x', true);
  expect(screen.dialog()).toBeNull();
  await screen.press('Select all shown');
  await screen.shows('3 ads selected');
  screen.key('s', true);
  await screen.shows('to act on several');
  expect(screen.sent).toEqual([]);
});

it('R7.9 whoever may only look selects nothing', async () => {
  const screen = desk({ roles: ['reader'] });
  await screen.shows('Words of Ada.');
  expect(screen.ticks()).toEqual([]);
  expect(screen.text()).not.toContain('Select all shown');
});
