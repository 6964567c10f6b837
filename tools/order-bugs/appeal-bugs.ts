import type { TestedBug } from '../ledger-mutants/seeded-bugs.ts';

const appeals = 'apps/server/src/modules/p2p/p2p-appeals';
const test = 'apps/server/test/p2p/p2p-appeals.test.ts';
const appeal = (title: string) => ({ test, title: `an appeal > R4.20 ${title}` });
const clock = (title: string) => ({ test, title: `the clock of an appeal > R4.20 ${title}` });

const claims = 'apps/server/test/p2p/p2p-appeals-claims.test.ts';
const late = (title: string) => ({
  test: 'apps/server/test/p2p/p2p-appeals-late-money.test.ts',
  title: `money that came late > R4.20 T23 ${title}`,
});

/** Rules of appeals and claims, each broken by one small change. */
export const appealBugs: readonly TestedBug[] = [
  {
    name: 'appeals are possible before money could arrive',
    file: `${appeals}/open-appeal.ts`,
    find: "  if (!isUrgent && (appealFrom === null || now < appealFrom)) throw refuse('p2p-appeals.too-early');\n",
    replace: '  void [isUrgent, appealFrom, now];\n',
    test,
    title: 'an appeal > R4.20 R7.11 waits',
  },
  {
    name: 'either side appeals for a reason of the other',
    file: `${appeals}/open-appeal.ts`,
    find: "  if (!sides.includes(side)) throw refuse('p2p-appeals.wrong-reason');\n",
    replace: '  void sides;\n',
    ...appeal('is not opened for a reason'),
  },
  {
    name: 'anybody withdraws the appeal of the other',
    file: `${appeals}/cancel-appeal.ts`,
    find: "if (found?.openedBy !== sideOf(order, ctx.actor.accountId)) throw refuse('p2p-appeals.not-opener');",
    replace: 'void [found, sideOf];',
    test,
    title: 'an appeal > R4.20 R7.11 T16',
  },
  {
    name: 'an appeal is withdrawn under the hands of two members',
    file: `${appeals}/cancel-appeal.ts`,
    find: "    if (await isBeingDecided(ctx.tx, order.id)) throw refuse('p2p-appeals.being-decided');\n",
    replace: '    void isBeingDecided;\n',
    ...appeal('is not withdrawn while'),
  },
  {
    name: 'whoever takes a case over gets more time',
    file: `${appeals}/desk/desk-case.table.ts`,
    find: 'taken_at = coalesce(taken_at, app_now())',
    replace: 'taken_at = app_now()',
    ...clock('gives staff two hours'),
  },
  {
    name: 'the time of staff runs while a side answers',
    file: 'packages/rules/src/p2p-appeals/appeal-clock.ts',
    find: 'Math.max(heardAllAt(facts), answeredAt(facts))',
    replace: 'Math.min(heardAllAt(facts), answeredAt(facts) + heardAllAt(facts))',
    test: 'packages/rules/src/p2p-appeals/appeal-clock.test.ts',
    title: 'R4.20 the clock of an appeal > R4.20 stops the time',
  },
  {
    name: 'silence is written down again and again',
    file: `${appeals}/keep-clocks.ts`,
    find: 'if (silent.length > 0 && !noted.silence) {',
    replace: 'if (silent.length > 0) {',
    ...clock('goes on without a silent'),
  },
  {
    name: 'the other side sees what was sent to staff alone',
    file: `${appeals}/case.view.ts`,
    find: "!isForStaff || reader === 'staff' || reader === side",
    replace: "!isForStaff || reader === 'staff' || side !== undefined",
    test: 'apps/server/test/p2p/p2p-appeals-desk.test.ts',
    title: 'evidence > R4.20 for both',
  },
  {
    name: 'coins come back into escrow whenever the buyer says so',
    file: `${appeals}/claims/question-closed-order.ts`,
    find: 'isInRescueTime({ closedAt: closedAt?.getTime() ?? null }, now.getTime());',
    replace: 'isInRescueTime({ closedAt: closedAt?.getTime() ?? null }, 0);',
    ...late('told after a quarter'),
  },
  {
    name: 'what a seller has is read before it is locked',
    file: `${appeals}/claims/question-closed-order.ts`,
    find: 'return isInTime ? await lockSellable(tx, sellerId, coin) : 0n;',
    replace: 'void [lockSellable, sellerId, coin];\n  return isInTime ? 1_000_000_000_000n : 0n;',
    ...late('of a seller who is sending'),
  },
  {
    name: 'whoever ruled reviews the ruling',
    file: `${appeals}/desk/propose-award.ts`,
    find: "  if (await isOfFirstInstance(tx, found.id, actor.staffId)) throw refuse('p2p-appeals.first-instance');\n",
    replace: '  void isOfFirstInstance;\n',
    test: claims,
    title: 'the second instance > R4.20 R7.11 looks',
  },
  {
    name: 'a claim that is questioned again counts the trade again',
    file: 'apps/server/src/modules/p2p/p2p-orders/take-step.ts',
    find: 'if (step.closes && step.to === orderStatus.completed)',
    replace: 'if (step.to === orderStatus.completed)',
    test: claims,
    title: 'a claim > R4.20 T25 counts no trade twice',
  },
];
