import type { CallParsed } from '@peerbourse/contract/call';
import type { decideApplication as call } from '@peerbourse/contract/p2p/p2p-merchants/desk/decide-application';
import { merchantLevel } from '@peerbourse/rules/p2p-merchants/merchant-level';
import { notify } from '#modules/core/notifications/index.ts';
import { readSetting } from '#modules/core/settings/index.ts';
import { lockProfile } from '#modules/p2p/p2p-users/index.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { CallContext, Handler } from '#platform/http/serve.ts';
import type { StaffActor } from '#platform/http/session-gate.ts';
import { must, refuse } from '#platform/refusal.ts';
import { usdtText } from '../deposit/deposit.rules.ts';
import { returnDeposit } from '../deposit/move-deposit.ts';
import { changeMerchant, type Merchant, merchantOf, nowOf } from '../merchant.table.ts';
import { merchantPage } from '../merchant-page.ts';
import { figuresOf } from '../standing.ts';
import { closeWords } from './application-words.ts';
import { applicationByNo, type DeskApplicationRow, decideApplicationRow } from './desk.table.ts';
import { noteAct } from './note-act.ts';

/** One member decides, once; what they decide takes effect in the same transaction. */
export const decideApplication: Handler<typeof call> = async (ctx, input) => {
  const { tx, actor, config } = ctx;
  const { applicationNo, version, isApproved, words } = input;
  const [reasons, filesToFix] = isApproved ? [[], []] : [input.reasons, input.filesToFix];
  if (!isApproved && reasons.length === 0) throw refuse('p2p-merchants.reasons-missing');
  const application = await takeApplication(tx, input);
  const closedWords = words === '' ? null : closeWords(config.keys, words, applicationNo);
  await decideApplicationRow(tx, { applicationNo, version, isApproved, reasons, filesToFix, closedWords, staffId: actor.staffId });
  const merchant = await merchantOf(tx, application.accountId);
  must(merchant?.state === 'reviewing', 'an application that waits has its merchant');
  await (isApproved ? approve(ctx, merchant) : reject(ctx, merchant));
  const act = isApproved ? 'application-approved' : 'application-rejected';
  await noteAct(ctx, act, application.userId, { applicationNo, reasons, filesToFix });
  return { applicationNo, state: isApproved ? 'approved' : 'rejected' };
};

/** The profile is locked first, as everywhere; what the application says is read afterwards. */
async function takeApplication(tx: Tx, { applicationNo, version }: CallParsed<typeof call>): Promise<DeskApplicationRow> {
  const found = await applicationByNo(tx, applicationNo);
  if (!found) throw refuse('p2p-merchants.unknown-application');
  await lockProfile(tx, found.accountId);
  const application = await applicationByNo(tx, applicationNo);
  if (application?.state !== 'waiting') throw refuse('p2p-merchants.decided');
  if (application.version !== version) throw refuse('p2p-merchants.changed');
  return application;
}

async function approve({ tx, config }: CallContext<StaffActor>, merchant: Merchant): Promise<void> {
  const { accountId } = merchant;
  const level = merchantLevel(await figuresOf(tx, merchant), await readSetting(tx, 'p2p-merchants.levels'));
  const now = await nowOf(tx);
  await changeMerchant(tx, merchant, { state: 'approved', level, approved_at: now, levelled_at: now });
  await notify(tx, config, { accountId, kind: 'merchant_approved', values: {}, isSecurity: false, link: merchantPage });
}

async function reject({ tx, config }: CallContext<StaffActor>, merchant: Merchant): Promise<void> {
  const { accountId, deposit } = merchant;
  const changed = await changeMerchant(tx, merchant, { state: 'rejected', deposit: 0n });
  await returnDeposit(tx, changed, deposit);
  const values = { amount: `${usdtText(deposit)} USDT` };
  await notify(tx, config, { accountId, kind: 'merchant_rejected', values, isSecurity: false, link: merchantPage });
}
