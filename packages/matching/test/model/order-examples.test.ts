import { describe, expect, it } from 'vitest';
import type { Command } from '../../src/commands.ts';
import { brief, exampleParameters, level, limit, oco, opening, quote, spend, stop, untilAuction } from './example-market.ts';
import { subjects } from './subjects.ts';

/** What orders go through besides, in examples that were worked by hand from the README. */
const time = (now: number): Command => ({ type: 'time', now });
const reference = (tick: number): Command => ({ type: 'reference', tick });
const auctionEnd: Command = { type: 'auction-end' };

describe.each(subjects)('$name', ({ eventsOf, told, toldLast }) => {
  describe('triggers', () => {
    it('a stop enters the book when its price was traded, after the events of the command', () => {
      const before = [limit(1, 'sell', 1, 101), limit(2, 'sell', 1, 102), stop(3, 'buy', 1, 102, 101)];
      expect(toldLast([...before, limit(4, 'buy', 1, 101)])).toEqual([
        'accepted 4: 1 @ 101, sequence 4, held 202, back 0',
        'trade 1: 1 @ 101, 4 from 1, taker buy',
        'done 1: filled, 0 left, back 0',
        'done 4: filled, 0 left, back 0',
        'triggered 3: sequence 5, held 204, taken 0',
        'trade 2: 1 @ 102, 3 from 2, taker buy',
        'done 2: filled, 0 left, back 0',
        'done 3: filled, 0 left, back 0',
      ]);
    });

    it('a price that was only passed counts as well', () => {
      const before = [limit(1, 'buy', 1, 98), limit(2, 'buy', 1, 101), stop(3, 'buy', 1, 101, 101)];
      // The seller trades at 101 and then at 98: the last price is below the stop, the highest reached is not.
      expect(toldLast([...before, limit(4, 'sell', 2, 98)]).at(-1)).toBe('triggered 3: sequence 5, held 202, taken 0');
    });

    it('the lowest trigger goes first on the way up, then the lowest sequence', () => {
      const waiting = [stop(1, 'buy', 1, 99, 102), stop(2, 'buy', 1, 99, 101), stop(3, 'buy', 1, 99, 102)];
      const triggered = toldLast([...waiting, limit(4, 'sell', 1, 102), limit(5, 'buy', 1, 102)]).filter((line) =>
        line.startsWith('triggered'),
      );
      expect(triggered.map((line) => line.slice(0, 11))).toEqual(['triggered 2', 'triggered 1', 'triggered 3']);
    });

    it('by the reference, and not if the price is there already', () => {
      const takeProfit = limit(1, 'buy', 1, 98, { kind: 'take-profit-limit', triggerTick: 99, triggerBy: 'reference' });
      expect(toldLast([takeProfit, reference(99)])).toEqual(['triggered 1: sequence 2, held 196, taken 0']);
      expect(toldLast([reference(99), takeProfit])).toEqual(['refused 1: would-trigger, back 196']);
    });

    it('asks the entry band only when the price has come', () => {
      expect(told([limit(1, 'buy', 1, 120, { kind: 'stop-limit', triggerTick: 104, triggerBy: 'reference' }), reference(104)])).toEqual([
        'accepted 1: 1 @ 120, sequence 1, held 240, back 0',
        'triggered 1: sequence 2, held 240, taken 0',
        'done 1: price-band, 1 left, back 240',
      ]);
    });

    it('waits for the end of an auction', () => {
      const halted: Command = { type: 'state', state: 'auction' };
      expect(
        told([stop(1, 'buy', 1, 99, 101), halted, limit(2, 'buy', 1, 103), limit(3, 'sell', 1, 101), reference(102), auctionEnd]).slice(-5),
      ).toEqual([
        'trade 1: 1 @ 102, 2 from 3, taker none',
        'done 2: filled, 0 left, back 0',
        'done 3: filled, 0 left, back 0',
        'state open: auction-end',
        'triggered 1: sequence 4, held 198, taken 0',
      ]);
    });
  });

  describe('one cancels the other', () => {
    it('both legs hold the larger need together', () => {
      expect(told([oco({ side: 'buy', tick: 98, triggerTick: 102, stopTick: 103, hold: 420 })])).toEqual([
        'accepted 1: 2 @ 98, sequence 1, held 392, back 8',
        'accepted 2: 2 @ 103, sequence 2, held 20, back 0',
      ]);
    });

    it('a fill of the limit leg ends the stop leg before', () => {
      expect(toldLast([oco({ tick: 101 }), limit(3, 'buy', 1, 101)]).slice(1)).toEqual([
        'done 2: oco, 2 left, back 0',
        'trade 1: 1 @ 101, 3 from 1, taker buy',
        'done 3: filled, 0 left, back 0',
      ]);
    });

    it('the stop leg takes back what both needed', () => {
      const both = oco({ side: 'buy', tick: 98, triggerTick: 102, triggerBy: 'reference', stopTick: 103, hold: 412 });
      expect(told([both, reference(102)]).slice(2)).toEqual([
        'done 1: oco, 2 left, back 392',
        'triggered 2: sequence 3, held 412, taken 392',
      ]);
      const cheaper = oco({ side: 'buy', tick: 98, triggerTick: 102, triggerBy: 'reference', stopTick: 97, hold: 392 });
      expect(told([cheaper, reference(102)]).slice(2)).toEqual([
        'done 1: oco, 2 left, back 392',
        'triggered 2: sequence 3, held 388, taken 388',
      ]);
    });

    it('cancelling one ends the other first', () => {
      expect(toldLast([oco(), { type: 'cancel', order: 2, account: 1 }])).toEqual([
        'done 1: oco, 2 left, back 20',
        'done 2: cancelled, 2 left, back 0',
      ]);
      expect(toldLast([oco(), { type: 'cancel-all', account: 1, group: 1, side: 'both' }])).toEqual([
        'done 2: oco, 2 left, back 0',
        'done 1: cancelled, 2 left, back 20',
      ]);
    });

    it('a leg cannot be amended', () => {
      expect(toldLast([oco(), { type: 'amend', order: 1, account: 1, tick: 104, lots: 1, hold: 3 }])).toEqual([
        'refused 1: not-amendable, back 3',
      ]);
    });
  });

  describe('amending', () => {
    const amend = (lots: number, tick: number, hold = 0): Command => ({ type: 'amend', order: 1, account: 1, tick, lots, hold });
    const book = [limit(1, 'buy', 5, 99), limit(2, 'buy', 5, 99)];

    it('less keeps the place', () => {
      expect(toldLast([...book, amend(2, 99, 7)])).toEqual(['reduced 1: amended, 2 left, back 601']);
      expect(toldLast([...book, amend(2, 99), limit(3, 'sell', 1, 99)])[1]).toBe('trade 1: 1 @ 99, 1 from 3, taker sell');
    });

    it('anything else goes to the end of its level', () => {
      expect(toldLast([...book, amend(6, 99, 200)])).toEqual(['amended 1: 6 @ 99, sequence 3, held 1188, back 2']);
      expect(toldLast([...book, amend(6, 99, 200), limit(3, 'sell', 1, 99)])[1]).toBe('trade 1: 1 @ 99, 2 from 3, taker sell');
    });

    it('a new price may take', () => {
      expect(toldLast([...book, limit(3, 'sell', 2, 101), amend(5, 101, 20)])).toEqual([
        'amended 1: 5 @ 101, sequence 4, held 1010, back 0',
        'trade 1: 2 @ 101, 1 from 3, taker buy',
        'done 3: filled, 0 left, back 0',
      ]);
    });

    it('a post-only order comes to meet nobody, in an auction neither', () => {
      const postOnly = limit(1, 'buy', 5, 99, { timeInForce: 'post-only' });
      const before: Command[] = [postOnly, limit(2, 'sell', 1, 101)];
      expect(toldLast([...before, amend(5, 101, 20)])).toEqual(['refused 1: would-take, back 20']);
      expect(toldLast([...before, { type: 'state', state: 'auction' }, amend(5, 101, 20)])).toEqual(['refused 1: would-take, back 20']);
    });

    it('needs the hold that is missing', () => {
      expect(toldLast([...book, amend(6, 99, 197)])).toEqual(['refused 1: hold-too-small, back 197']);
    });

    it('is no order of somebody else', () => {
      expect(toldLast([...book, { type: 'amend', order: 1, account: 2, tick: 99, lots: 1, hold: 0 }])).toEqual([
        'refused 1: unknown-order, back 0',
      ]);
    });
  });

  describe('quote sets', () => {
    const reserve: Command = { type: 'reserve', account: 9, base: 100, quote: 2_000 };
    const first = quote([level(1, 2, 99), level(2, 3, 98)], [level(3, 4, 101)]);

    it('repeated levels keep their place and id, others are replaced', () => {
      expect(toldLast([reserve, first, quote([level(4, 1, 99), level(5, 4, 98)], [level(6, 4, 102)])])).toEqual([
        'reduced 1: quote-replaced, 1 left, back 0',
        'done 2: quote-replaced, 3 left, back 0',
        'done 3: quote-replaced, 4 left, back 0',
        'accepted 5: 4 @ 98, sequence 4, held 0, back 0',
        'accepted 6: 4 @ 102, sequence 5, held 0, back 0',
      ]);
    });

    it('trades move the reserve', () => {
      const events = eventsOf(
        exampleParameters,
        [...opening, reserve, first],
        [limit(7, 'sell', 2, 99), { type: 'reserve', account: 9, base: 0, quote: 0 }],
      );
      // Two lots are 20 base units, of which two are the fee, and cost 396 of 2000 quote units.
      expect(events.map(brief)).toContain('reserved 9: 118 base, 1604 quote');
      expect(events[1]).toMatchObject({ buyFrom: 'reserve', buyBack: 0, buyFee: 2, sellFrom: 'hold' });
    });

    it('stay within the reserve, and the reserve is not taken from under them', () => {
      expect(told([reserve, quote([level(1, 11, 99)], [])])[1]).toBe('refused 0: reserve-too-small, back 0');
      expect(toldLast([reserve, first, { type: 'reserve', account: 9, base: -61, quote: 0 }])).toEqual([
        'refused 0: reserve-too-small, back 0',
      ]);
      expect(toldLast([reserve, first, { type: 'reserve', account: 9, base: -60, quote: -1_016 }])).toEqual([
        'reserved 9: 40 base, 984 quote',
      ]);
    });

    it('an own level is not in the way of the next set, an own order is', () => {
      expect(toldLast([reserve, first, quote([level(4, 1, 101)], [level(5, 1, 102)])]).at(-1)).toMatch('accepted 5');
      expect(toldLast([reserve, limit(8, 'sell', 1, 101, { account: 9 }), quote([level(4, 1, 101)], [])])).toEqual([
        'refused 0: would-take, back 0',
      ]);
    });

    it('are cleared when nothing else is possible', () => {
      const halt: Command = { type: 'state', state: 'halted' };
      expect(toldLast([reserve, first, halt, quote([], [])])).toEqual([
        'done 1: quote-replaced, 2 left, back 0',
        'done 2: quote-replaced, 3 left, back 0',
        'done 3: quote-replaced, 4 left, back 0',
      ]);
      expect(toldLast([reserve, first, halt, first])).toEqual(['refused 0: state, back 0']);
    });
  });

  describe('time and states', () => {
    it('orders expire by their time, then by their id', () => {
      const until = (order: number, expiresAt: number) => limit(order, 'buy', 1, 99, { timeInForce: 'gtd', expiresAt });
      expect(toldLast([until(3, 50), until(2, 60), until(1, 60), until(4, 61), time(60)])).toEqual([
        'done 3: expired, 1 left, back 198',
        'done 1: expired, 1 left, back 198',
        'done 2: expired, 1 left, back 198',
      ]);
      expect(told([time(60), until(1, 60), time(59)])).toEqual(['refused 1: expired, back 198', 'refused 0: time-runs-back, back 0']);
    });

    it('closing ends every order, in the order of their sequences', () => {
      expect(toldLast([limit(5, 'buy', 1, 99), oco(), { type: 'state', state: 'closing' }])).toEqual([
        'state closing: command',
        'done 5: market-closing, 1 left, back 198',
        'done 2: oco, 2 left, back 0',
        'done 1: market-closing, 2 left, back 20',
      ]);
    });

    it('an open market is reached by an auction alone', () => {
      expect(told([{ type: 'state', state: 'open' }], untilAuction)).toEqual(['refused 0: transition, back 0']);
    });

    it('an open market without a reference leads where an open market leads', () => {
      expect(told([reference(0), { type: 'state', state: 'post-only' }])).toEqual(['state post-only: command']);
    });

    it('units stay while an order is open', () => {
      const parameters = { ...exampleParameters, lotUnits: 11 };
      expect(told([{ type: 'parameters', parameters }])).toEqual([]);
      expect(toldLast([limit(1, 'buy', 1, 99), { type: 'parameters', parameters }])).toEqual(['refused 0: orders-open, back 0']);
      expect(toldLast([limit(1, 'buy', 1, 99), { type: 'parameters', parameters: { ...exampleParameters, execution: 0 } }])).toEqual([]);
    });
  });

  describe('refusals', () => {
    const small = { ...exampleParameters, minValue: 200, maxOrders: 2 };

    it.each<[string, Command]>([
      ['malformed', limit(1, 'buy', 1, 99, { timeInForce: 'gtd' })],
      ['malformed', limit(1, 'buy', 1, 99, { budget: 1 })],
      ['malformed', limit(1, 'sell', 0, 99, { kind: 'market', timeInForce: 'ioc', budget: 200 })],
      ['malformed', limit(1, 'buy', 1, 99, { kind: 'market' })],
      ['malformed', limit(1, 'buy', 1, 99, { triggerTick: 98 })],
      ['malformed', limit(1, 'buy', 1, 99, { takerRate: 1_000_001 })],
      ['malformed', limit(1, 'buy', 1.5, 99)],
      ['price-limit', limit(1, 'buy', 1, 1_001)],
      ['lots-limit', limit(1, 'buy', 101, 99)],
      ['lots-limit', spend(1, 1_000 * 100 * 2 + 1)],
      ['value-too-small', limit(1, 'buy', 1, 99)],
      ['hold-too-small', limit(1, 'buy', 2, 99, { hold: 395 })],
      ['book-full', oco()],
      ['price-band', limit(1, 'buy', 2, 106)],
    ])('%s', (reason, command) => {
      const [event] = eventsOf(small, [...opening, limit(9, 'buy', 2, 98)], [command]);
      expect(event).toMatchObject({ type: 'refused', reason });
    });

    it('take no sequence', () => {
      expect(told([limit(1, 'buy', 1, 106), limit(2, 'buy', 1, 99)]).at(-1)).toBe('accepted 2: 1 @ 99, sequence 1, held 198, back 0');
    });
  });
});
