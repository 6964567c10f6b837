import type { AccountId, MainId } from '@peerbourse/contract/ids';
import { verifiedLevel } from '@peerbourse/rules/identity-level';
import { accountOf, lockAccountRow, openHolds } from '#modules/identity/accounts/index.ts';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { CallContext } from '#platform/http/serve.ts';
import type { UserActor } from '#platform/http/session-gate.ts';
import { must, refuse } from '#platform/refusal.ts';
import { attachPicture } from './attach-picture.ts';
import { isUnsettled } from './is-unsettled.ts';
import { type MethodState, selectMethod, type WrittenMethod } from './method.table.ts';
import { accountMarks, encryptValues, readValues } from './method-values.ts';
import { openReview } from './reviews/open-review.ts';
import { isDisabledByUs, lockMark } from './reviews/review.table.ts';
import { selectTemplate, type Template } from './templates/template.table.ts';

/** Long enough for the owner to notice that somebody else saved an account to be paid to. */
const coolingHours = 24;

export interface Typed {
  methodNo: string;
  template: Template;
  info: ReadonlyArray<{ name: string; value: string }>;
}

/** What adding and changing have in common. `write` answers false when the account has saved the same already. */
export async function saveMethod(
  { tx, config }: CallContext,
  actor: UserActor,
  { methodNo, template, info }: Typed,
  write: (written: WrittenMethod) => Promise<boolean>,
): Promise<{ userPaymethodId: string; state: MethodState }> {
  const holderName = await verifiedName(tx, actor.mainId);
  const values = readValues(template, info);
  const marks = accountMarks(config.keys, template, values);
  const [accountMark] = marks;
  must(accountMark, 'the configuration names at least one key');
  await lockMark(tx, accountMark);
  if (await isDisabledByUs(tx, marks, actor.mainId)) throw refuse('p2p-paymethods.disabled-by-us');
  const isWritten = await write({
    methodNo,
    templateVersion: template.version,
    closedValues: encryptValues(config.keys, values, methodNo),
    holderName,
    accountMark,
    coolingHours: (await isUnsettled(tx, actor)) ? coolingHours : 0,
  });
  if (!isWritten) throw refuse('p2p-paymethods.exists');
  await attachPicture(tx, { accountId: actor.accountId, methodNo }, template, values);
  await openReview(tx, { methodNo, mainId: actor.mainId, marks });
  const saved = await selectMethod(tx, actor.accountId, methodNo);
  must(saved, 'what was written a moment ago is there');
  return { userPaymethodId: methodNo, state: saved.state };
}

/** Whoever is held back from P2P changes nothing about it. Methods of one account are written one after the other. */
export async function enterMethods(tx: Tx, { accountId }: UserActor): Promise<void> {
  await refuseHeld(tx, accountId);
  await lockAccountRow(tx, accountId);
}

export async function refuseHeld(db: Db, accountId: AccountId): Promise<void> {
  const holds = await openHolds(db, accountId);
  if (holds.some(({ kind }) => kind === 'p2p')) throw refuse('risk.blocked');
}

export async function offeredTemplate(db: Db, id: number, fiat: string): Promise<Template> {
  const template = await selectTemplate(db, id);
  if (!template?.isActive || !template.fiats.includes(fiat)) throw refuse('p2p-paymethods.unknown-template');
  return template;
}

/** A child trades under the name of its main account. */
async function verifiedName(db: Db, mainId: MainId): Promise<string> {
  const account = await accountOf(db, mainId);
  if (!account?.realName || account.identityLevel < verifiedLevel) throw refuse('p2p-paymethods.not-verified');
  return account.realName;
}
