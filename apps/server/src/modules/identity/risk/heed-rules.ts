import { prefixOf } from '@peerbourse/contract/locales';
import { isWatched, matchingRules, type RiskAct, type RiskFacts, type RiskRule } from '@peerbourse/rules/risk/rule';
import { verdictOf } from '@peerbourse/rules/risk/verdict';
import { notify } from '#modules/core/notifications/index.ts';
import { readSetting } from '#modules/core/settings/index.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { LastingRefusal } from '#platform/http/lasting-refusal.ts';
import type { CallContext } from '#platform/http/serve.ts';
import type { UserActor } from '#platform/http/session-gate.ts';
import { publicNumber } from '#platform/ids.ts';
import { must, type Refusal, refuse } from '#platform/refusal.ts';
import { translate } from '#platform/texts.ts';
import { type Coins, readKnown } from './facts.table.ts';
import { factsAt } from './facts-at.ts';
import { insertRequest, requestUnderWay } from './request.table.ts';
import { toldFacts } from './told-facts.ts';

type Ctx = CallContext<UserActor>;

/**
 * Comes before an act is done, in its transaction and behind its locks: whoever meets a rule is asked or stopped. Nothing is read where no
 * rule is about the act.
 */
export async function heedRules(ctx: Ctx, act: RiskAct, coins: Coins | null): Promise<void> {
  const { tx, actor } = ctx;
  const { rules, answerHours } = await readSetting(tx, 'risk.rules');
  if (!isWatched(rules, act)) return;
  const { facts, standings } = await readKnown(tx, actor.mainId, coins);
  const withThis = factsAt(act, facts);
  const verdict = verdictOf(matchingRules(rules, act, withThis), standings);
  if (verdict.kind === 'pass') return;
  if (verdict.kind === 'block') throw refuse('risk.blocked');
  if (verdict.kind === 'reviewing') throw refuse('risk.question', { params: { subStatus: 'reviewing' } });
  const { rule } = verdict;
  throw new LastingRefusal((later) => askOnce({ ...ctx, tx: later }, { rule, act, facts: withThis, hours: answerHours }));
}

interface Asking {
  rule: RiskRule;
  act: RiskAct;
  facts: RiskFacts;
  hours: number;
}

/** Sends the request unless it is under way already; whichever it is, the refusal names it. */
async function askOnce({ tx, actor, config, visitor }: Ctx, { rule, act, facts, hours }: Asking): Promise<Refusal> {
  const { id: ruleId, name: ruleName, question } = rule;
  const accountId = actor.mainId;
  const isNew = await insertRequest(tx, {
    requestNo: publicNumber(),
    accountId,
    ruleId,
    ruleName,
    act,
    question,
    facts: toldFacts(facts),
    hours,
  });
  const request = await requestOf(tx, accountId, ruleId);
  if (request.state === 'answered') return refuse('risk.question', { params: { subStatus: 'reviewing' } });
  const { requestNo, expiresAt } = request;
  const link = `/account/requests/${requestNo}`;
  if (isNew)
    await notify(tx, config, { accountId, kind: 'risk_asked', values: { until: expiresAt.toISOString() }, isSecurity: false, link });
  // The words are those of the request under way: its rule may have another question by now.
  const title = translate(visitor.locale.code, 'risk', `question_${request.question.replaceAll('-', '_')}`);
  return refuse('risk.question', {
    params: { title, requestId: requestNo, expireTime: expiresAt.getTime(), url: `${prefixOf(visitor.locale.code)}${link}` },
  });
}

async function requestOf(tx: Tx, accountId: UserActor['mainId'], ruleId: string) {
  const request = await requestUnderWay(tx, accountId, ruleId);
  must(request, 'a request that was sent, or stood in the way of another, is there');
  return request;
}
