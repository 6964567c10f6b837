import { describe, expect, it } from 'vitest';
import { apply } from '../src/apply.ts';
import type { QuoteCommand, ReserveCommand } from '../src/commands.ts';
import { limit, opened } from './support/orders.ts';
import { depth, told } from './support/told.ts';

type Levels = ReadonlyArray<readonly [order: number, tick: number, lots: number]>;

function quote(bids: Levels, asks: Levels, account = 1): QuoteCommand {
  const named = (levels: Levels) => levels.map(([order, tick, lots]) => ({ order, tick, lots }));
  return { type: 'quote', account, group: account, makerRate: 100_000, bids: named(bids), asks: named(asks) };
}

const reserve = (base: number, quoteUnits: number): ReserveCommand => ({ type: 'reserve', account: 1, base, quote: quoteUnits });

/** Account 1 with a reserve of 20 lots to sell and 20,000 quote units. */
function maker() {
  const market = opened();
  told(market, reserve(200, 20_000));
  return market;
}

describe('a quote set', () => {
  it('comes into the book whole, and its levels hold nothing', () => {
    const market = maker();
    expect(apply(market, quote([[11, 99, 5]], [[12, 101, 5]]))).toMatchObject([
      { type: 'accepted', order: 11, side: 'buy', kind: 'limit', timeInForce: 'post-only', sequence: 1, held: 0, back: 0 },
      { type: 'accepted', order: 12, side: 'sell', sequence: 2, held: 0 },
      { type: 'level', side: 'buy', tick: 99, lots: 5 },
      { type: 'level', side: 'sell', tick: 101, lots: 5 },
    ]);
  });

  it('replaces the one before; a level that is repeated keeps its place, with fewer lots as well', () => {
    const market = maker();
    told(
      market,
      quote(
        [
          [11, 99, 5],
          [12, 98, 5],
          [13, 97, 5],
        ],
        [[14, 101, 5]],
      ),
      limit(2, 'buy', 99, 1),
      limit(3, 'buy', 98, 1),
    );
    expect(
      told(
        market,
        quote(
          [
            [21, 99, 5],
            [22, 98, 4],
            [23, 96, 1],
          ],
          [],
        ),
      ),
    ).toEqual(['reduced 12 to 4: quote-replaced', 'done 13: quote-replaced', 'done 14: quote-replaced', 'accepted 23']);
    expect(told(market, limit(4, 'sell', 99, 5))).toContain('trade 5@99 11-4');
    expect(told(market, limit(5, 'sell', 98, 2)).filter((event) => event.startsWith('trade'))).toEqual([
      'trade 1@99 2-5',
      'trade 1@98 12-5',
    ]);
  });

  it('loses the place of a level that is to have more lots', () => {
    const market = maker();
    told(market, quote([[11, 99, 5]], []), limit(2, 'buy', 99, 1));
    expect(told(market, quote([[21, 99, 6]], []))).toEqual(['done 11: quote-replaced', 'accepted 21']);
    expect(told(market, limit(3, 'sell', 99, 1))).toContain('trade 1@99 2-3');
  });

  it('trades out of its reserve and into it, and pays the rate of its command', () => {
    const market = maker();
    told(market, quote([[11, 99, 5]], [[12, 101, 5]]));
    const [, trade] = apply(market, limit(2, 'sell', 99, 2));
    expect(trade).toMatchObject({ type: 'trade', buyFrom: 'reserve', sellFrom: 'hold', buyBack: 0, buyFee: 2 });
    const [, other] = apply(market, limit(3, 'buy', 101, 1));
    expect(other).toMatchObject({ type: 'trade', buyFrom: 'hold', sellFrom: 'reserve', sellFee: 70 });
    const base = 200 + 18 - 10;
    const units = 20_000 - 2 * 99 * 7 + 101 * 7 - 70;
    expect(told(market, quote([], []), reserve(0, 0))).toEqual([
      'done 11: quote-replaced',
      'done 12: quote-replaced',
      `reserved ${base} ${units}`,
    ]);
  });

  it('may cross the levels that it replaces, but nobody else', () => {
    const market = maker();
    told(
      market,
      quote(
        [[11, 99, 5]],
        [
          [12, 101, 5],
          [13, 102, 1],
        ],
      ),
    );
    expect(told(market, quote([[21, 102, 1]], [[22, 103, 1]]))).toEqual([
      'done 11: quote-replaced',
      'done 12: quote-replaced',
      'done 13: quote-replaced',
      'accepted 21',
      'accepted 22',
    ]);
    told(market, limit(2, 'sell', 103, 1));
    expect(told(market, quote([[31, 103, 1]], []))).toEqual(['refused would-take']);
    expect(told(market, quote([], [[31, 102, 1]]))).toEqual(
      ['accepted 31'].toSpliced(0, 0, 'done 21: quote-replaced', 'done 22: quote-replaced'),
    );
    expect(depth(market, 'sell')).toEqual(['1@102', '1@103']);
  });

  it('is refused whole, and the one before stays', () => {
    const market = maker();
    told(market, quote([[11, 99, 5]], []), limit(2, 'buy', 98, 1));
    const wrong: Array<[QuoteCommand, string]> = [
      [{ ...quote([], []), makerRate: 1_000_001 }, 'malformed'],
      [quote([[0, 99, 1]], []), 'malformed'],
      [
        quote(
          [
            [21, 98, 1],
            [22, 99, 1],
          ],
          [],
        ),
        'malformed',
      ],
      [
        quote(
          [
            [21, 99, 1],
            [22, 99, 1],
          ],
          [],
        ),
        'malformed',
      ],
      [
        quote(
          [],
          [
            [21, 102, 1],
            [22, 101, 1],
          ],
        ),
        'malformed',
      ],
      [quote([[21, 100, 1]], [[22, 100, 1]]), 'malformed'],
      [quote([[21, 99, 1]], [[21, 101, 1]]), 'malformed'],
      [
        quote(
          Array.from({ length: 21 }, (_, index) => [21 + index, 99 - index, 1] as const),
          [],
        ),
        'malformed',
      ],
      [
        quote(
          [],
          Array.from({ length: 21 }, (_, index) => [21 + index, 101 + index, 1] as const),
        ),
        'malformed',
      ],
      [quote([], [[21, 1_001, 1]]), 'price-limit'],
      [quote([], [[21, 101, 1_001]]), 'lots-limit'],
      [quote([[21, 99, 29]], []), 'reserve-too-small'],
      [quote([], [[21, 101, 21]]), 'reserve-too-small'],
      [quote([[21, 19, 1]], []), 'price-band'],
      [quote([], [[21, 501, 1]]), 'price-band'],
      [quote([[2, 97, 1]], []), 'duplicate-order'],
      [quote([], [[11, 101, 1]]), 'duplicate-order'],
      [quote([], [[21, 98, 1]]), 'would-take'],
    ];
    for (const [command, reason] of wrong) {
      expect(told(market, command)).toEqual([`refused ${reason}`]);
      expect(depth(market, 'buy')).toEqual(['5@99', '1@98']);
    }
  });

  it('may have 20 levels a side, and no more than there is room for', () => {
    const market = opened({ maxOrders: 21 });
    told(market, reserve(200, 200_000), limit(2, 'sell', 110, 1));
    const levels = (first: number) => Array.from({ length: 20 }, (_, index) => [first + index, 99 - index, 1] as const);
    expect(told(market, quote(levels(100), []))).toHaveLength(20);
    expect(told(market, quote(levels(200), []))).toEqual([]);
    expect(told(market, quote(levels(300), [[400, 101, 1]]))).toEqual(['refused book-full']);
  });

  it('can be taken out while a market is halted, but not changed', () => {
    const market = maker();
    told(market, quote([[11, 99, 5]], []), { type: 'state', state: 'halted' });
    expect(told(market, quote([[21, 98, 5]], []), quote([], []))).toEqual(['refused state', 'done 11: quote-replaced']);
  });

  it('stays in an auction, and buys there at its price', () => {
    const market = maker();
    told(market, quote([[11, 99, 5]], []), { type: 'state', state: 'auction' }, limit(2, 'sell', 95, 2));
    const trade = apply(market, { type: 'auction-end' }).find(({ type }) => type === 'trade');
    expect(trade).toMatchObject({ tick: 99, buyFrom: 'reserve', buyBack: 0 });
  });
});

describe('a reserve', () => {
  it('gives out what its levels do not need', () => {
    const market = maker();
    told(market, quote([[11, 99, 5]], [[12, 101, 5]]));
    expect(told(market, reserve(-151, 0), reserve(0, -16_536), reserve(-150, -16_535))).toEqual([
      'refused reserve-too-small',
      'refused reserve-too-small',
      'reserved 50 3465',
    ]);
  });

  it('is whole numbers up to a limit, never below zero', () => {
    const market = opened();
    expect(told(market, reserve(2 ** 52, 0), reserve(1, 0), reserve(0.5, 0), reserve(0, -1), { ...reserve(1, 1), account: 0 })).toEqual([
      `reserved ${2 ** 52} 0`,
      'refused reserve-limit',
      'refused malformed',
      'refused reserve-too-small',
      'refused malformed',
    ]);
  });
});
