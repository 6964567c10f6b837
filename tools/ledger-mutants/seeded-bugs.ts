/** A mistake in TypeScript: the file, what stands there, and what stands there instead. */
export interface SeededBug {
  name: string;
  file: string;
  find: string;
  replace: string;
  isQuick?: true;
}

/** One that tests of a file must notice. */
export interface TestedBug extends SeededBug {
  test: string;
  /** How the titles begin of those tests that are run; all of the file if it is missing. */
  title?: string;
}

const ledger = 'apps/server/src/modules/money/ledger';

export const seededBugs: readonly SeededBug[] = [
  {
    name: 'a move takes nothing away',
    file: `${ledger}/legs.rules.ts`,
    find: '{ place: from, asset, amount: -amount },',
    replace: '{ place: from, asset, amount },',
    isQuick: true,
  },
  { name: 'a division takes one unit less', file: `${ledger}/legs.rules.ts`, find: 'amount: -total }', replace: 'amount: 1n - total }' },
  {
    name: 'empty shares are legs',
    file: `${ledger}/legs.rules.ts`,
    find: 'amount !== 0n);\n  const total',
    replace: 'amount >= 0n);\n  const total',
  },
  {
    name: 'assets are added up together',
    file: `${ledger}/legs.rules.ts`,
    find: 'sums.set(asset, (sums.get(asset) ?? 0n) + amount)',
    replace: "sums.set('all', (sums.get('all') ?? 0n) + amount)",
  },
  {
    name: 'fees are rounded up',
    file: `${ledger}/legs.rules.ts`,
    find: '(amount * ratePpm) / 1_000_000n',
    replace: '(amount * ratePpm + 999_999n) / 1_000_000n',
  },
  { name: 'a lot ends a moment late', file: `${ledger}/legs.rules.ts`, find: 'expiresAtMs > nowMs', replace: 'expiresAtMs >= nowMs' },
  {
    name: 'whoever withdraws is not named',
    file: `${ledger}/move-coins.ts`,
    find: 'leavingOwnerId ?? null',
    replace: 'null',
  },
  {
    name: 'bad legs go through',
    file: `${ledger}/move-coins.ts`,
    find: 'must(!problem,',
    replace: 'must(problem !== undefined || !problem,',
  },
  { name: 'a hold may be empty', file: `${ledger}/hold-coins.ts`, find: "must(hold.amount > 0n, 'a hold has an amount');", replace: '' },
  {
    name: 'a share may be empty',
    file: `${ledger}/end-hold.ts`,
    find: 'end.shares.every(({ amount }) => amount > 0n)',
    replace: 'end.shares.every(({ amount }) => amount >= 0n)',
  },
  { name: 'parts of escrow are forgotten', file: `${ledger}/ledger.table.ts`, find: "${hold.to.subKey ?? ''}", replace: "${''}" },
  {
    name: 'a sale is no sale',
    file: `${ledger}/ledger.table.ts`,
    find: '::timestamptz, ${hold.isSale},',
    replace: '::timestamptz, ${false},',
  },
  { name: 'an end that lost is taken for a bug', file: `${ledger}/ledger.table.ts`, find: "  PB004: 'ledger.hold-over',\n", replace: '' },
];
