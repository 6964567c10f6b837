import { expect, it } from 'vitest';
import type { Command } from '../../src/commands.ts';
import type { Event } from '../../src/events.ts';
import { endReasons, type RefusalReason } from '../../src/reasons.ts';
import { applyToModel } from './apply-to-model.ts';
import { compareDrawn, describeDifference } from './compare-streams.ts';
import { drawFrom } from './draw.ts';
import { drawCommand } from './draw-commands.ts';
import { drawParameters } from './draw-parameters.ts';
import { openModel } from './model-market.ts';

const commands = Number(process.env.PB_MATCH_COMMANDS ?? 20_000);
const seed = Number(process.env.PB_CI_SEED ?? 1);

it(`the engine does what its model does, event by event, ${commands} commands`, { timeout: 3_600_000 }, () => {
  const draw = drawFrom(seed);
  for (let left = commands; left > 0; ) {
    const { commands: compared, difference } = compareDrawn(draw);
    if (difference) expect.fail(`seed ${seed}, shortest stream found:\n${describeDifference(difference)}`);
    left -= compared;
  }
});

/** Every reason for which each command can be refused. */
const refusals: Readonly<Record<Command['type'], readonly RefusalReason[]>> = {
  place: [
    'malformed',
    'state',
    'duplicate-order',
    'price-limit',
    'lots-limit',
    'value-too-small',
    'hold-too-small',
    'expired',
    'book-full',
    'would-trigger',
    'price-band',
    'self-trade',
    'would-take',
  ],
  'place-oco': [
    'malformed',
    'state',
    'duplicate-order',
    'price-limit',
    'lots-limit',
    'value-too-small',
    'hold-too-small',
    'expired',
    'book-full',
    'would-trigger',
    'price-band',
    'would-take',
  ],
  amend: [
    'malformed',
    'state',
    'unknown-order',
    'not-amendable',
    'lots-gone',
    'price-limit',
    'lots-limit',
    'nothing-to-amend',
    'value-too-small',
    'hold-too-small',
    'price-band',
    'self-trade',
    'would-take',
  ],
  cancel: ['malformed', 'state', 'unknown-order'],
  'cancel-all': ['malformed', 'state'],
  quote: [
    'malformed',
    'state',
    'price-limit',
    'lots-limit',
    'reserve-too-small',
    'book-full',
    'price-band',
    'duplicate-order',
    'would-take',
  ],
  reserve: ['malformed', 'reserve-too-small', 'reserve-limit'],
  time: ['malformed', 'time-runs-back'],
  reference: ['malformed', 'price-limit'],
  'auction-end': ['not-in-auction'],
  state: ['transition'],
  parameters: ['malformed', 'orders-open'],
};

/** What else can happen. */
const happenings: readonly string[] = [
  ...endReasons.map((reason) => `done: ${reason}`),
  ...['amended', 'self-trade', 'quote-replaced'].map((reason) => `reduced: ${reason}`),
  ...['command', 'volatility', 'auction-end'].map((reason) => `state: ${reason}`),
  ...['buy', 'sell', 'none'].map((taker) => `trade, taker: ${taker}`),
  'trade, bought from reserve',
  'trade, sold from reserve',
  'auction without a trade',
  'auction with trades',
  'triggered',
  'triggered, other leg ended',
];

it('the drawn commands meet every rule', () => {
  const draw = drawFrom(1);
  const seen = new Set<string>();
  for (let round = 0; round < 50; round += 1) {
    const market = openModel(drawParameters(draw));
    for (let left = 500; left > 0; left -= 1) {
      for (const event of applyToModel(market, drawCommand(draw, market))) {
        for (const name of namesOf(event)) seen.add(name);
      }
    }
  }
  const all = [
    ...Object.entries(refusals).flatMap(([command, reasons]) => reasons.map((reason) => `${command} refused: ${reason}`)),
    ...happenings,
  ];
  expect(all.filter((name) => !seen.has(name))).toEqual([]);
  // The other way round, the lists above are complete.
  expect([...seen].filter((name) => !all.includes(name))).toEqual([]);
});

function namesOf(event: Event): string[] {
  switch (event.type) {
    case 'refused':
      return [`${event.command} refused: ${event.reason}`];
    case 'done':
    case 'reduced':
    case 'state':
      return [`${event.type}: ${event.reason}`];
    case 'trade':
      return [
        `trade, taker: ${event.taker}`,
        ...(event.buyFrom === 'reserve' ? ['trade, bought from reserve'] : []),
        ...(event.sellFrom === 'reserve' ? ['trade, sold from reserve'] : []),
      ];
    case 'auction':
      return [event.lots > 0 ? 'auction with trades' : 'auction without a trade'];
    case 'triggered':
      return [event.taken > 0 ? 'triggered, other leg ended' : 'triggered'];
    default:
      return [];
  }
}
