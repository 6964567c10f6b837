import type { PriceSource } from './price.rules.ts';

const stepMs = 5 * 60_000;
const steps = 30 * 24 * 12;
const slotMs = 5_000;

/** Where each demonstration price starts, and how far it wanders in a day, in percent. */
const starts: Record<string, readonly [price: number, dailyPercent: number]> = {
  btc_usdt: [97_412.5, 2.4],
  eth_usdt: [3_518.22, 3.1],
  sol_usdt: [211.07, 4.2],
  xrp_usdt: [0.9218, 4],
  bnb_usdt: [642.3, 2.2],
  usdc_usdt: [1, 0.02],
  doge_usdt: [0.1931, 5],
  ton_usdt: [5.412, 3.6],
  trx_usdt: [0.2417, 2.5],
  usdt_usd: [1, 0.03],
  usdt_krw: [1_391.25, 0.5],
  usdt_jpy: [152.84, 0.6],
  usdt_vnd: [25_940, 0.3],
  usdt_rub: [92.47, 0.9],
  usdt_eur: [0.9236, 0.4],
  usdt_try: [41.18, 0.6],
  usdt_cny: [7.186, 0.2],
  usdt_twd: [32.41, 0.3],
  usdt_idr: [16_120, 0.4],
  usdt_php: [58.36, 0.3],
  usdt_hkd: [7.79, 0.05],
  usdt_thb: [34.02, 0.4],
  usdt_gbp: [0.7841, 0.4],
  usdt_cad: [1.3962, 0.3],
  usdt_brl: [5.738, 0.8],
  usdt_pln: [3.986, 0.5],
  usdt_uah: [41.52, 0.4],
  usdt_uzs: [12_815, 0.2],
  usdt_aed: [3.674, 0.03],
  usdt_sar: [3.756, 0.03],
  usdt_egp: [49.31, 0.4],
  usdt_ngn: [1_648.5, 0.7],
  usdt_inr: [84.62, 0.2],
  usdt_kzt: [494.6, 0.5],
  usdt_mxn: [20.37, 0.6],
  usdt_ars: [1_048, 0.6],
  usdt_cop: [4_392, 0.7],
};

const paths = new Map<string, Float64Array>();

/** Thirty days of made-up prices that repeat: the same moment always has the same price. For demonstrations only. */
export const replaySource: PriceSource = {
  name: 'replay',
  observe: async (pairs, now) =>
    pairs.filter((pair) => starts[pair]).map((pair) => ({ pair, price: replayPrice(pair, now.getTime()), observedAt: now })),
};

/** What has a price here. */
export const replayedPairs: readonly string[] = Object.keys(starts);

/** The price of a moment, in units of 10^-8. */
export function replayPrice(pair: string, atMs: number): bigint {
  const [start, dailyPercent] = starts[pair] as readonly [number, number];
  const path = pathOf(pair);
  const position = (atMs / stepMs) % steps;
  const from = path[Math.floor(position)] as number;
  const to = path[(Math.floor(position) + 1) % steps] as number;
  const between = from + (to - from) * (position - Math.floor(position));
  const flicker = (seeded(hash(`${pair}${Math.floor(atMs / slotMs)}`))() - 0.5) * dailyPercent * 0.0004;
  return BigInt(Math.round(start * Math.exp(between + flicker) * 1e8));
}

const dayMs = 24 * 60 * 60_000;

/**
 * The price of a moment of the last year, as a chart of today shows it. The last thirty days are the replay itself; before that the replay
 * turns around a slow walk, which ends where the replay begins.
 */
export function replayYear(pair: string, atMs: number, nowMs: number): bigint {
  const daysBefore = (nowMs - atMs) / dayMs - 30;
  if (daysBefore <= 0) return replayPrice(pair, atMs);
  const slow = slowWalkOf(pair);
  const from = slow[Math.floor(daysBefore)] as number;
  const to = slow[Math.floor(daysBefore) + 1] as number;
  const between = from + (to - from) * (daysBefore - Math.floor(daysBefore));
  return BigInt(Math.round(Number(replayPrice(pair, atMs)) * Math.exp(between)));
}

const slowWalks = new Map<string, Float64Array>();

/** One step for each day before the thirty, going back. A coin that moves much has also come from far. */
function slowWalkOf(pair: string): Float64Array {
  const known = slowWalks.get(pair);
  if (known) return known;
  const random = seeded(hash(`${pair}/year`));
  const daily = (starts[pair] as readonly [number, number])[1] / 100;
  const drift = (random() < 0.7 ? -1 : 0.6) * daily * 0.05;
  const walk = new Float64Array(400);
  for (let day = 1; day < walk.length; day++) walk[day] = (walk[day - 1] as number) + drift + (random() + random() - 1) * daily * 0.9;
  slowWalks.set(pair, walk);
  return walk;
}

/** A walk that ends where it began, so that the thirty days join without a jump. */
function pathOf(pair: string): Float64Array {
  const known = paths.get(pair);
  if (known) return known;
  const random = seeded(hash(pair));
  const step = (starts[pair] as readonly [number, number])[1] / 100 / Math.sqrt(288);
  const path = new Float64Array(steps);
  for (let i = 1; i < steps; i++) path[i] = (path[i - 1] as number) * 0.9995 + (random() + random() + random() - 1.5) * 2 * step;
  const drift = path[steps - 1] as number;
  for (let i = 0; i < steps; i++) path[i] = (path[i] as number) - (drift * i) / (steps - 1);
  paths.set(pair, path);
  return path;
}

/** Numbers of 0 to 1 that look like chance and are the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function hash(text: string): number {
  let value = 2_166_136_261;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16_777_619);
  return value;
}
