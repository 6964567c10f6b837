import type { TestedBug } from '../ledger-mutants/seeded-bugs.ts';

const orders = 'apps/server/src/modules/p2p/p2p-orders';
const merchants = 'apps/server/src/modules/p2p/p2p-merchants';
const proofs = 'apps/server/src/modules/p2p/proofs';
const tests = 'apps/server/test/p2p';

const frozen = (title: string) => ({ test: `${tests}/p2p-orders-freezes.test.ts`, title: `a frozen order > R4.20 T26 ${title}` });
const merchant = (title: string) => ({ test: `${tests}/p2p-merchants.test.ts`, title });
const desk = (title: string) => ({ test: `${tests}/p2p-merchants-desk.test.ts`, title });
const proof = (title: string) => ({ test: `${tests}/proofs.test.ts`, title });
const paid = (title: string) => ({
  test: `${tests}/p2p-merchants-compensation.test.ts`,
  title: `R1.4 a compensation from the deposit of a merchant > ${title}`,
});

/** Rules of freezes, merchants, compensations and proofs, each broken by one small change. */
export const trustBugs: readonly TestedBug[] = [
  {
    name: 'one case that fails ends the round of all',
    file: 'apps/server/src/platform/each-due.ts',
    find: '      if (!taken) throw error;\n',
    replace: '      throw error;\n',
    test: `${tests}/p2p-appeals.test.ts`,
    title: 'the clock of an appeal > R4.20 of one case that something is wrong with',
  },
  {
    name: 'a freeze takes time from the buyer',
    file: `${orders}/deadlines/unfreeze.ts`,
    find: '      pay_by: moved.payBy,\n',
    replace: '',
    ...frozen('goes on when two members lift it'),
  },
  {
    name: 'one member lifts a freeze alone',
    file: `${orders}/desk/decide-unfreeze.ts`,
    find: "  if (freeze.proposerStaffId === actor.staffId) throw refuse('p2p-orders.own-ruling');\n",
    replace: '',
    ...frozen('is not lifted by one member'),
  },
  {
    name: 'too few coins bring the status back',
    file: `${merchants}/top-up-deposit.ts`,
    find: 'units === 0n || units < missing ||',
    replace: 'units === 0n ||',
    ...merchant('a deposit > R1.4 that becomes too small'),
  },
  {
    name: 'a rejected applicant does not get the deposit back',
    file: `${merchants}/desk/decide-application.ts`,
    find: '  await returnDeposit(tx, changed, deposit);\n',
    replace: '  void [returnDeposit, changed];\n',
    ...desk('an application on the desk > R1.4 rejected gives'),
  },
  {
    name: 'whoever proposed a removal decides it',
    file: `${merchants}/desk/decide-removal.ts`,
    find: "  if (removal.proposerStaffId === actor.staffId) throw refuse('p2p-merchants.own-removal');\n",
    replace: '',
    ...desk('a removal > R1.4 is nothing that the proposer decides'),
  },
  {
    name: 'a status is given up in the middle of trades',
    file: `${merchants}/release-merchant-status.ts`,
    find: "  if (unmet) throw refuse('p2p-merchants.still-trading', { condition: unmet.code });\n",
    replace: '  void [unmet, refuse];\n',
    ...merchant('giving the status up > R1.4 waits'),
  },
  {
    name: 'whoever proposed a compensation decides it',
    file: `${merchants}/compensation/decide-compensation.ts`,
    find: "  if (proposed.proposerStaffId === actor.staffId) throw refuse('p2p-merchants.own-compensation');\n",
    replace: '',
    ...paid('R6.3 is not decided'),
  },
  {
    name: 'whoever ruled decides about the deposit as well',
    file: `${merchants}/compensation/decide-compensation.ts`,
    find: "  if (await hasRuled(tx, proposed.orderId, actor.staffId)) throw refuse('p2p-merchants.has-ruled');\n",
    replace: '  void hasRuled;\n',
    ...paid('R6.3 is not decided'),
  },
  {
    name: 'more than the loss is proposed',
    file: `${merchants}/compensation/check-amount.ts`,
    find: 'units > most',
    replace: 'units > deposit',
    ...paid('is no more than was lost'),
  },
  {
    name: 'a deposit that became too small is not asked for',
    file: `${merchants}/compensation/decide-compensation.ts`,
    find: "if (state !== 'approved' || deposit >= required) {",
    replace: "if (state !== 'approved' || deposit >= 0n || required < 0n) {",
    ...paid('asks for more where'),
  },
  {
    name: 'nobody is told of a compensation',
    file: `${merchants}/compensation/decide-compensation.ts`,
    find: '    await tellBoth(ctx, order, proposed);\n',
    replace: '    void tellBoth;\n',
    ...paid('is paid to the other side'),
  },
  {
    name: 'a round is signed though coins are missing',
    file: `${proofs}/build-round.ts`,
    find: 'const isBalanced = problems.length === 0;',
    replace: 'const isBalanced = problems.length >= 0;',
    ...proof('a round > R4.20 is not signed when'),
  },
  {
    name: 'rounds do not name the one before',
    file: `${proofs}/build-round.ts`,
    find: 'previous: newest?.hash ?? noRound',
    replace: 'previous: noRound',
    ...proof('a round > R4.20 names the one before'),
  },
];
