import type { AccountId, MainId, UserId } from '@peerbourse/contract/ids';
import { defaultLocale, isLocaleCode, prefixOf } from '@peerbourse/contract/locales';
import { audit } from '#modules/core/audit/index.ts';
import { pushDevicesOf, sendMessage, type TemplateName, type ValuesOf } from '#modules/core/messages/index.ts';
import { issueTicket } from '#modules/core/secrets/index.ts';
import type { Config } from '#platform/config.ts';
import { emit } from '#platform/db/outbox.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { must } from '#platform/refusal.ts';
import { chosenNotices } from './chosen-notices.ts';
import { everyWay, isAtOnce, noticeWays } from './notice-ways.rules.ts';
import { countOneMore, insertEntry, reachOf } from './notification.table.ts';

/** Codes are no news, and whoever is told that he has an account did not log in to it. */
export type NoticeKind = Exclude<TemplateName, 'code' | 'telegram_code' | 'account_exists'>;

export interface Notice<Kind extends NoticeKind = NoticeKind> {
  accountId: AccountId;
  kind: Kind;
  values: ValuesOf<Kind>;
  /** About the safety of the account: goes by mail whatever was chosen, with a link that locks the account. */
  isSecurity: boolean;
  /** Of what is not about safety: product is what one can do without. */
  group?: 'account' | 'orders' | 'product';
  /** Goes to every contact of the account, whatever was chosen: an owner who lost one of them may still read another. */
  isEverywhere?: true;
  /** Repeats what an entry says already: it goes only where it arrives at once, as far as that was chosen, and makes no other entry. */
  isInstant?: true;
  /** Of a request that the reader can stop by a link. */
  stopTicket?: string;
  /** The page of the site that it is about. */
  link?: string;
}

const system = { kind: 'system', name: 'notifications' } as const;
const lockLinkLifeMs = 7 * 24 * 60 * 60_000;

/** Tells an account something: on the site, and in the ways that it has chosen. */
export async function notify<Kind extends NoticeKind>(tx: Tx, config: Config, notice: Notice<Kind>): Promise<void> {
  const { accountId, kind, values, isSecurity, isEverywhere, isInstant, group = 'account', link } = notice;
  const found = await reachOf(tx, accountId);
  must(found, 'only accounts that exist are told something');
  const reach = { ...found, devices: await pushDevicesOf(tx, found.mainId) };
  const locale = isLocaleCode(reach.language) ? reach.language : defaultLocale;
  const chosen = isEverywhere ? everyWay(reach) : noticeWays(isSecurity ? 'security' : group, chosenNotices(reach.notices), reach);
  const ways = chosen.filter(({ way }) => !isInstant || isAtOnce(way));
  const stop = notice.stopTicket ? { stopUrl: `${config.origins[0]}${prefixOf(locale)}/stop-recovery?ticket=${notice.stopTicket}` } : {};
  const open = link === undefined ? {} : { openUrl: `${config.origins[0]}${prefixOf(locale)}${link}` };
  for (const { way, to } of ways) {
    // Who reads that his account is locked has nothing left to lock.
    const hasLink = isSecurity && way === 'mail' && kind !== 'account_locked';
    const lock = hasLink ? { lockUrl: await lockUrl(tx, config, reach.mainId, prefixOf(locale)) } : {};
    await sendMessage(tx, config.keys, {
      way,
      to,
      locale,
      template: kind,
      values,
      antiPhishingCode: reach.antiPhishingCode,
      ...lock,
      ...stop,
      ...open,
    });
  }
  if (!isInstant) await tellOnSite(tx, notice, reach.userId);
}

async function tellOnSite<Kind extends NoticeKind>(tx: Tx, notice: Notice<Kind>, userId: UserId): Promise<void> {
  const { accountId, kind, values, isSecurity, link } = notice;
  // What changes the safety of an account is also a line of the log that nobody can change.
  if (isSecurity) await audit(tx, { actor: system, act: `security.${kind.replaceAll('_', '-')}`, subject: userId });
  const unread = await countOneMore(tx, accountId);
  const notificationId = await insertEntry(tx, accountId, { kind, values, link: link ?? null });
  await emit(tx, 'notifications', userId, { unread, notificationId, kind });
}

async function lockUrl(tx: Tx, { origins }: Config, accountId: MainId, prefix: string): Promise<string> {
  const ticket = await issueTicket(tx, { kind: 'lock-account', accountId, lifeMs: lockLinkLifeMs });
  return `${origins[0]}${prefix}/lock-account?ticket=${ticket}`;
}
