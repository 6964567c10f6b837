import { timingSafeEqual } from 'node:crypto';
import type { P2pReference } from '#modules/p2p/p2p-prices/index.ts';
import { wallClockMs } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { refuse } from '#platform/refusal.ts';
import type { Position, Walk } from './candidate.table.ts';

/** Where a reader of the list stands, and at which reference the pages before were made: the rest must not jump. */
export interface ListCursor extends Pick<Walk, 'fixed' | 'floating'> {
  reference: P2pReference | undefined;
  /** How many of a list in another order than the price stand on the pages before. */
  seen: number;
}

/** Prices older than this are not shown any more. */
const lifeMs = 10 * 60_000;
const markBytes = 12;

type Wire = [madeAtMs: number, reference: [string, string, number, number] | null, fixed: string[], floating: string[], seen: number];

/** Signed, because whoever could write one could make up prices. `about` ties it to its market. */
export function writeCursor(config: Config, about: string, { reference, fixed, floating, seen }: ListCursor): string {
  const wire: Wire = [
    wallClockMs(),
    reference ? [String(reference.units), reference.priceId, reference.at.getTime(), reference.sources] : null,
    written(fixed),
    written(floating),
    seen,
  ];
  const body = Buffer.from(JSON.stringify(wire)).toString('base64url');
  return `${body}.${markOf(config, about, body).toString('base64url')}`;
}

export function readCursor(config: Config, about: string, text: string): ListCursor {
  const [body = '', mark = ''] = text.split('.');
  const given = Buffer.from(mark, 'base64url');
  const isOurs = given.length === markBytes && timingSafeEqual(given, markOf(config, about, body));
  if (!isOurs) throw refuse('p2p-ads.cursor-over');
  const [madeAtMs, reference, fixed, floating, seen] = JSON.parse(Buffer.from(body, 'base64url').toString()) as Wire;
  if (wallClockMs() - madeAtMs > lifeMs) throw refuse('p2p-ads.cursor-over');
  return { reference: reference ? referenceOf(reference) : undefined, fixed: read(fixed), floating: read(floating), seen };
}

function markOf(config: Config, about: string, body: string): Buffer {
  return config.keys.hmac('p2p-ad-list', `${about}\n${body}`).subarray(0, markBytes);
}

function referenceOf([units, priceId, atMs, sources]: [string, string, number, number]): P2pReference {
  return { units: BigInt(units), priceId, at: new Date(atMs), sources, isStale: false };
}

function written({ key, rank, adId }: Position): string[] {
  return [String(key), String(rank), adId];
}

function read([key = '0', rank = '0', adId = '0']: string[]): Position {
  return { key: BigInt(key), rank: BigInt(rank), adId };
}
