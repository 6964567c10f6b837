import { auditList } from '@peerbourse/contract/core/audit/audit-list';
import { decideMarketChange } from '@peerbourse/contract/markets/spot/desk/decide-market-change';
import { haltMarket } from '@peerbourse/contract/markets/spot/desk/halt-market';
import type { MarketChange } from '@peerbourse/contract/markets/spot/desk/market-change.shape';
import { marketDesk } from '@peerbourse/contract/markets/spot/desk/market-desk';
import { marketProposals } from '@peerbourse/contract/markets/spot/desk/market-proposals';
import { proposeMarketChange } from '@peerbourse/contract/markets/spot/desk/propose-market-change';
import { withdrawMarketChange } from '@peerbourse/contract/markets/spot/desk/withdraw-market-change';
import { markets } from '@peerbourse/contract/markets/spot/markets';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Browser } from '../support/browser.ts';
import { newMarket } from '../support/fixtures/spot-desk.ts';
import { staffBrowser } from '../support/fixtures/valid-staff-requests.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';
import { SpotHarness } from './spot-harness.ts';

const reason = 'as the plan of the tests has it';

let env: TestEnvironment;
let spot: SpotHarness;
let risk: Browser;
let approver: Browser;

beforeAll(async () => {
  env = await openTestEnvironment();
  spot = await SpotHarness.open(env);
  await env.start('api');
  await env.start('admin');
  await env.start('matcher');
  risk = await staffBrowser(env, ['risk']);
  approver = await staffBrowser(env, ['approver']);
});

afterAll(async () => {
  await spot.close();
  await env.close();
});

async function propose(change: MarketChange): Promise<string> {
  return (await risk.ask(proposeMarketChange, { change, reason })).proposalNo;
}

async function carryOut(change: MarketChange): Promise<void> {
  await approver.ask(decideMarketChange, { proposalNo: await propose(change), isApproved: true });
}

async function deskMarket(symbol: string) {
  const market = (await risk.ask(marketDesk, {})).markets.find((listed) => listed.symbol === symbol);
  if (!market) throw new Error(`${symbol} is not listed`);
  return market;
}

const stateOf = async (symbol: string) => (await deskMarket(symbol)).state;
const untilState = (symbol: string, state: string) => expect.poll(() => stateOf(symbol), { timeout: 20_000, interval: 20 }).toBe(state);
const codeOf = async (change: MarketChange, by = risk) => (await by.call(proposeMarketChange, { change, reason })).body.code;

it('a market is proposed, listed by another member, announced to everybody, and opened by an auction', async () => {
  const symbol = 'ETHUSDT';
  const proposalNo = await propose({ kind: 'list', market: newMarket });
  expect((await risk.ask(marketDesk, {})).markets.map((market) => market.symbol)).not.toContain(symbol);
  expect((await risk.call(decideMarketChange, { proposalNo, isApproved: true })).body.code).toBe('40301');
  expect(await approver.ask(decideMarketChange, { proposalNo, isApproved: true })).toEqual({ symbol, state: 'approved' });
  await untilState(symbol, 'announced');
  expect(await deskMarket(symbol)).toMatchObject({ terms: newMarket.terms, version: 1, nextStates: ['auction', 'post-only', 'delisted'] });
  const seen = (await new Browser(env).ask(markets, {})).markets.find((market) => market.symbol === symbol);
  expect(seen).toMatchObject({
    state: 'announced',
    priceStep: '0.01',
    quantityStep: '0.0001',
    smallestAmount: '1',
    maker: '0.001',
    taker: '0.0015',
  });
  await carryOut({ kind: 'state', symbol, from: 'announced', to: 'auction' });
  await untilState(symbol, 'auction');
  expect((await deskMarket(symbol)).auctionEndsAt).not.toBeNull();
  expect((await approver.call(decideMarketChange, { proposalNo, isApproved: true })).body.code).toBe('64217');
  expect(await codeOf({ kind: 'list', market: newMarket })).toBe('64213');
});

it('other terms are in force for the next order, and a proposal that was made for the terms before is not carried out', async () => {
  const { symbol, terms, version } = await deskMarket('BTCUSDT');
  const change = { kind: 'terms', symbol, version, terms: { ...terms, taker: 2_500, mostOrders: 60_000, execution: 300 } } as const;
  const tooLate = await propose({ ...change, terms: { ...terms, taker: 9_000 } });
  await carryOut(change);
  expect(await deskMarket(symbol)).toMatchObject({ version: version + 1, terms: { taker: 2_500, mostOrders: 60_000, execution: 300 } });
  expect((await risk.ask(marketProposals, {})).proposals.find(({ proposalNo }) => proposalNo === tooLate)?.state).toBe('stale');
  expect((await approver.call(decideMarketChange, { proposalNo: tooLate, isApproved: true })).body.code).toBe('64212');
  expect(await codeOf(change)).toBe('64212');
  // The matcher takes them with its next batch: what it keeps of the market is what the row says.
  await spot.settled();
  const [kept] = await env.query<{ execution: number }>(
    "SELECT (kept -> 'parameters' ->> 'execution')::int AS execution FROM spot_markets WHERE symbol = $1",
    [symbol],
  );
  expect(kept).toEqual({ execution: 300 });
  const order = await spot.place({ owner: await spot.newTrader(1_000_000_000n), side: 'buy', tick: 590_000, lots: 100 });
  expect(await env.query('SELECT taker_rate FROM spot_orders WHERE id = $1', [order])).toEqual([{ taker_rate: 2_500 }]);
});

it('one member stops a market, two open it again', async () => {
  const symbol = 'BTCUSDT';
  expect((await approver.call(haltMarket, { symbol, reason })).body.code).toBe('40301');
  expect(await risk.ask(haltMarket, { symbol, reason })).toEqual({ isHalted: true });
  await untilState(symbol, 'halted');
  expect(await risk.ask(haltMarket, { symbol, reason })).toEqual({ isHalted: false });
  expect(await codeOf({ kind: 'state', symbol, from: 'halted', to: 'open' })).toBe('64216');
  await carryOut({ kind: 'state', symbol, from: 'halted', to: 'auction' });
  await untilState(symbol, 'auction');
});

it('nobody decides an own proposal, a withdrawn one is over, and each of them is in the audit log', async () => {
  const both = await staffBrowser(env, ['risk', 'approver', 'auditor']);
  const { symbol, terms, version } = await deskMarket('BTCUSDT');
  const change = { kind: 'terms', symbol, version, terms: { ...terms, maker: 700 } } as const;
  const { proposalNo } = await both.ask(proposeMarketChange, { change, reason });
  expect((await both.call(decideMarketChange, { proposalNo, isApproved: true })).body.code).toBe('64218');
  expect((await risk.call(withdrawMarketChange, { proposalNo })).body.code).toBe('64217');
  expect((await risk.ask(marketProposals, {})).proposals[0]).toMatchObject({
    proposalNo,
    state: 'open',
    mayDecide: false,
    mayWithdraw: false,
  });
  expect((await approver.ask(marketProposals, {})).proposals[0]).toMatchObject({
    mayDecide: true,
    change: { kind: 'terms', before: terms },
  });
  await both.ask(withdrawMarketChange, { proposalNo });
  expect((await approver.call(decideMarketChange, { proposalNo, isApproved: false })).body.code).toBe('64217');
  const { entries } = await both.ask(auditList, { subject: symbol });
  expect(new Set(entries.map(({ act }) => act))).toEqual(
    new Set(['spot.change-proposed', 'spot.change-decided', 'spot.change-withdrawn', 'spot.market-halted']),
  );
});

it('what a market could not bear is refused before anybody has to decide', async () => {
  const { symbol, terms, version } = await deskMarket('BTCUSDT');
  const withTerms = (more: Partial<typeof terms>): MarketChange => ({ kind: 'terms', symbol, version, terms: { ...terms, ...more } });
  // A price between two steps, a product beyond the exact numbers, and a limit below which an order may lie.
  expect(await codeOf(withTerms({ largestPrice: '500000.05' }))).toBe('64214');
  expect(await codeOf(withTerms({ largestQuantity: '900000000000' }))).toBe('64214');
  expect(await codeOf(withTerms({ mostOrders: 10 }))).toBe('64215');
  const listed = (more: object): MarketChange => ({ kind: 'list', market: { ...newMarket, base: 'XRP', ...more } });
  expect(await codeOf(listed({ base: 'USDT' }))).toBe('64214');
  expect(await codeOf(listed({ base: 'NOCOIN' }))).toBe('64214');
  expect(await codeOf(listed({ priceScale: 5, lotScale: 5 }))).toBe('64214');
  expect(await codeOf({ kind: 'state', symbol: 'NOWHERE', from: 'open', to: 'halted' })).toBe('64201');
});

it('the console reaches a market by nothing but these two functions', async () => {
  const asAdmin = (text: string) => spot.ledger.ask('admin', text, []);
  await expect(asAdmin("SELECT spot_command('BTCUSDT', 'halted')")).rejects.toThrow('permission denied');
  await expect(asAdmin('UPDATE spot_symbols SET taker_rate = 0')).rejects.toThrow('permission denied');
  await expect(asAdmin("UPDATE spot_proposals SET state = 'approved', decided_by = 1, decided_at = app_now()")).rejects.toThrow();
  const member = await env.query<{ id: string }>("SELECT id::text FROM staff_members WHERE roles = '{approver}' LIMIT 1");
  await expect(asAdmin(`SELECT spot_halt_market('BTCUSDT', ${member[0]?.id})`)).rejects.toThrow('stops no market');
});
