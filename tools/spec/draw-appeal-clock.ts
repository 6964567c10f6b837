import { type AppealClock, appealClock, appealTimes, type CaseFacts } from '../../packages/rules/src/p2p-appeals/appeal-clock.ts';
import { appealReasonList, termsOf } from '../../packages/rules/src/p2p-appeals/appeal-reasons.ts';
import { claimReasonList, claimTermsOf, rescueMs } from '../../packages/rules/src/p2p-appeals/claim-reasons.ts';
import { claimMs } from '../../packages/rules/src/p2p-orders/order-times.ts';

const minuteMs = 60_000;

/** The buyer opens the case at minute 0; what happens in it, and what the clock says then. */
const story: ReadonlyArray<readonly [minute: number, what: string, facts: Partial<CaseFacts>]> = [
  [0, 'the buyer opens the case and says what happened', {}],
  [30, 'the seller has said nothing', {}],
  [40, 'a member of staff takes the case', { takenAt: 40 * minuteMs }],
  [50, 'staff ask the buyer a question', { takenAt: 40 * minuteMs, asked: { side: 'buyer', at: 50 * minuteMs, answeredAt: null } }],
  [60, 'the buyer answers', { takenAt: 40 * minuteMs, asked: { side: 'buyer', at: 50 * minuteMs, answeredAt: 60 * minuteMs } }],
  [180, 'staff have not decided', { takenAt: 40 * minuteMs, asked: { side: 'buyer', at: 50 * minuteMs, answeredAt: 60 * minuteMs } }],
];

/** docs/spec/appeal-clock.md: the times of an appeal, and a story told by the function that server, site and console ask. */
export function appealClockPage(): string {
  return [
    '# The clock of an appeal',
    '',
    'Written by `npm run -s orders` from `packages/rules/src/p2p-appeals`; a test compares both. `appealClock(facts, now)` says whose turn it',
    'is, until when, and what happens by itself then. Coins never move because somebody was silent: only the seller, the buyer or a ruling of',
    'two members of staff ends an appeal.',
    '',
    '| | Fast payment methods | Slow ones (more than an hour) |',
    '|---|---|---|',
    timesRow('A side says what happened, or answers a question', 'replyMs'),
    timesRow('Staff take the case', 'takeMs'),
    timesRow('Staff decide', 'decideMs'),
    '',
    'While an order is frozen its clock stands, and everybody keeps the time that they had left.',
    '',
    'A side that is silent: staff go on without it. Staff who are late: both people see it, and the case goes first.',
    '',
    '## A story',
    '',
    '| Minute | What happens | Whose turn | Duty | Until minute | Otherwise | Silent | Late |',
    '|---|---|---|---|---|---|---|---|',
    ...story.map(([minute, what, facts]) => storyRow(minute, what, clockAt(minute, facts))),
    '',
    '## Reasons',
    '',
    '| Reason | Who | At once | What helps to decide |',
    '|---|---|---|---|',
    ...appealReasonList.map((reason) => {
      const { sides, isUrgent, evidence } = termsOf(reason);
      return `| ${reason} | ${sides.join(', ')} | ${isUrgent ? 'yes' : ''} | ${evidence.join(', ')} |`;
    }),
    '',
    '## Claims',
    '',
    'An order that is over can be questioned, for a while after its end. Everybody has the times of slow payment methods then.',
    '',
    '| Reason | Who | After (hours) | What helps to decide |',
    '|---|---|---|---|',
    ...claimReasonList.map((reason) => {
      const { sides, after, evidence } = claimTermsOf(reason);
      const ends = after.map((end) => `${end} (${(claimMs(end) ?? 0) / 60 / minuteMs})`);
      return `| ${reason} | ${sides.join(', ')} | ${ends.join(', ')} | ${evidence.join(', ')} |`;
    }),
    '',
    `Told within ${rescueMs / minuteMs} minutes, \`paid-late\` brings the coins back into escrow if the seller has them.`,
    '',
  ].join('\n');
}

function timesRow(name: string, key: keyof (typeof appealTimes)['fast']): string {
  return `| ${name} | ${appealTimes.fast[key] / minuteMs} min | ${appealTimes.slow[key] / minuteMs} min |`;
}

function clockAt(minute: number, facts: Partial<CaseFacts>): AppealClock {
  const opened: CaseFacts = {
    openedAt: 0,
    openedBy: 'buyer',
    isSlow: false,
    statedAt: { buyer: 0, seller: null },
    asked: null,
    takenAt: null,
    pauses: [],
  };
  return appealClock({ ...opened, ...facts }, minute * minuteMs);
}

function storyRow(minute: number, what: string, { turn, duty, until, sequel, silent, isLate }: AppealClock): string {
  return `| ${[minute, what, turn, duty, until / minuteMs, sequel, silent.join(', '), isLate ? 'yes' : ''].join(' | ')} |`;
}
