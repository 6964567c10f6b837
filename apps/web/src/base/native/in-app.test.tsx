import { homeMarketTable } from '@peerbourse/contract/markets/market-data/home-market-table';
import { openPrices } from '@peerbourse/contract/markets/market-data/open-prices';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { eventually, openPage, textsOf } from '#testing/open-page.tsx';
import { bitcoinRow, boardOfBitcoin, changeLabel, chooseMidnight, openPricePage, opensOfToday } from '#testing/price-page.tsx';
import type { NativeApp } from './app.ts';

const { common = {} } = textsOf(['common'], 'en');

type Carry = NonNullable<NativeApp['request']>;

/** The table of prices inside of an app that carries requests: the board arrives, the opens fare as `request` says. */
async function openInApp(request: Carry) {
  const carry = vi.fn<Carry>(async (ask) => {
    if (ask.path === openPrices.path) return await request(ask);
    if (ask.path !== homeMarketTable.path) return await new Promise(() => undefined);
    return JSON.stringify({ status: 200, text: await boardOfBitcoin().text() });
  });
  const { sent } = await openPricePage(() => undefined, { app: { request: carry }, marks: { app: '' } });
  return { sent, carried: () => carry.mock.calls.map(([ask]) => ask).filter(({ path }) => path === openPrices.path) };
}

it.each([
  ['61001 an answer that cannot be read', async () => 'no json'],
  ['61003 a failure of the app itself', () => Promise.reject(new Error('no network'))],
] as ReadonlyArray<[string, Carry]>)('R8.7 %s is told to the visitor', async (_, request) => {
  await openInApp(request);
  chooseMidnight();
  expect((await screen.findByRole('alert')).textContent).toContain(common.unreachable);
  expect(bitcoinRow().textContent).not.toContain(changeLabel);
});

it('R8.7 R8.11 61002 an app that does not answer is given up after 20000 ms', async () => {
  await openInApp(() => new Promise(() => undefined));
  await vi.dynamicImportSettled();
  vi.useFakeTimers();
  chooseMidnight();
  await vi.advanceTimersByTimeAsync(19_999);
  expect(screen.queryByRole('alert')).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  await eventually(() => expect(screen.getByRole('alert').textContent).toContain(common.unreachable));
});

it('a request that the app carries arrives with its headers, and nothing goes over the network', async () => {
  const { carried, sent } = await openInApp(async () => JSON.stringify({ status: 200, text: await opensOfToday().text() }));
  chooseMidnight();
  await screen.findByText(`${changeLabel}:`, { exact: false });
  expect(carried()).toHaveLength(1);
  expect(carried()[0]).toMatchObject({ headers: { language: 'en_US', terminaltype: '1' }, body: '{"timezone":0,"bussiness":"sp"}' });
  expect(sent).toEqual([]);
});

/** A link that leads out of the pages of the site, inside of this app. */
async function pressOutsideLink(app: Partial<NativeApp>): Promise<void> {
  await openPage({
    part: async () => {
      const { AnyLink } = await import('#base/links/any-link.tsx');
      return () => <AnyLink to="/v1/reference">Read the API</AnyLink>;
    },
    app,
    marks: { app: '' },
  });
  fireEvent.click(screen.getByRole('link', { name: 'Read the API' }));
}

it('R8.8 an app that is too old for a feature is told to be upgraded', async () => {
  await pressOutsideLink({});
  expect((await screen.findByRole('alert')).textContent).toContain(common.upgrade_app);
});

it("R8.8 a newer app opens the address in the phone's browser", async () => {
  const openBrowser = vi.fn();
  await pressOutsideLink({ openBrowser });
  await eventually(() => expect(openBrowser).toHaveBeenCalledExactlyOnceWith('http://127.0.0.1/v1/reference'));
  expect(screen.queryByRole('alert')).toBeNull();
});
