import { type Notices, noticesDefault } from '@peerbourse/contract/core/notifications/notice.shape';
import type { AccountId } from '@peerbourse/contract/ids';
import { headColorOf } from '@peerbourse/rules/head-colors';
import { verifiedLevel } from '@peerbourse/rules/identity-level';
import { nickNameKey, nickNameProblem } from '@peerbourse/rules/p2p-texts/nickname';
import type { Tx } from '#platform/db/transaction.ts';
import { must } from '#platform/refusal.ts';
import { type CastMember, numberFrom, steadyMembers } from './cast.ts';
import { daysAgo, type MarketFacts } from './market-facts.ts';

export interface Hashes {
  password: string;
  fund: string;
}

/** Accounts of advertisers, verified and as old as they say, by their addresses. */
export async function writeMembers(
  tx: Tx,
  members: readonly CastMember[],
  facts: MarketFacts,
  hashes: Hashes,
): Promise<ReadonlyMap<string, AccountId>> {
  const rows = await tx
    .insertInto('accounts_users')
    .values(
      members.map((member) => ({
        user_id: member.userId,
        encrypt_user_id: member.encryptUserId,
        user_name: member.nickName,
        email: member.email,
        country: member.country,
        identity_level: verifiedLevel,
        real_name: member.realName,
        invitation_code: `D${numberFrom(`invitation ${member.email}`).slice(0, 9)}`,
        created_at: daysAgo(facts, member.joinedDaysAgo),
      })),
    )
    .returning(['id', 'email'])
    .execute();
  const ids = new Map(rows.map(({ id, email }) => [email ?? '', String(id) as AccountId]));
  await tx
    .insertInto('secrets_credentials')
    .values(
      members.map((member) => ({
        account_id: idOf(ids, member),
        password_hash: hashes.password,
        fund_hash: hashes.fund,
        password_changed_at: daysAgo(facts, member.joinedDaysAgo),
        fund_changed_at: daysAgo(facts, member.joinedDaysAgo - 1),
      })),
    )
    .execute();
  // The sent messages of a demonstration are for the codes of whoever tries it.
  const notices = JSON.stringify({ ...noticesDefault, orders: { mail: false, telegram: false, push: false } } satisfies Notices);
  await tx
    .insertInto('notifications_choices')
    .values(members.map((member) => ({ account_id: idOf(ids, member), notices })))
    .execute();
  const faces = members.map((member) => faceOf(member, String(idOf(ids, member)) as AccountId));
  await writeFaces(tx, faces, facts);
  await writeRestrictions(tx, members, ids);
  return ids;
}

function idOf(ids: ReadonlyMap<string, AccountId>, { email }: CastMember): bigint {
  return BigInt(ids.get(email) ?? 0);
}

/** What others see of a trader. */
export interface Face {
  accountId: AccountId;
  nickName: string;
  isMerchant: boolean;
  isBusiness: boolean;
  showsCountry: boolean;
  mayPublish: boolean;
  isPaused: boolean;
  /** Minutes of the day in UTC. */
  hours: readonly [from: number, until: number] | null;
  openedDaysAgo: number;
}

function faceOf({ index, part, nickName, isMerchant, isBusiness, showsCountry, joinedDaysAgo }: CastMember, accountId: AccountId): Face {
  return {
    accountId,
    nickName,
    isMerchant,
    isBusiness,
    showsCountry,
    mayPublish: true,
    isPaused: part === 'paused',
    hours: part === 'hours' ? (index < steadyMembers ? [0, 1_440] : [8 * 60, 20 * 60]) : null,
    openedDaysAgo: joinedDaysAgo - 1,
  };
}

export async function writeFaces(tx: Tx, faces: readonly Face[], facts: MarketFacts): Promise<void> {
  await tx
    .insertInto('p2p_users_profiles')
    .values(faces.map((face) => profileOf(face, facts)))
    .execute();
}

function profileOf(face: Face, facts: MarketFacts) {
  const problem = nickNameProblem(face.nickName, 'Peerbourse');
  must(!problem, `${face.nickName} is a name that anybody may have (${problem})`);
  const since = daysAgo(facts, face.openedDaysAgo);
  const [from, until] = face.hours ?? [null, null];
  return {
    account_id: BigInt(face.accountId),
    nick_name: face.nickName,
    nick_key: nickNameKey(face.nickName),
    nick_name_state: 1,
    nick_changed_at: since,
    head_color: headColorOf(numberOf(face.nickName)),
    user_type: face.isMerchant ? 1 : 0,
    kyb_flag: face.isBusiness ? 1 : 2,
    terms_version: 1,
    terms_accepted_at: since,
    is_open: true,
    show_country_flag: face.showsCountry,
    may_publish: face.mayPublish,
    is_paused: face.isPaused,
    business_zone: face.hours && 'UTC',
    business_days: face.hours && 127,
    business_from: from,
    business_until: until,
    created_at: since,
  };
}

async function writeRestrictions(tx: Tx, members: readonly CastMember[], ids: ReadonlyMap<string, AccountId>): Promise<void> {
  for (const member of members.filter(({ part }) => part === 'banned')) {
    await tx
      .insertInto('p2p_users_restrictions')
      .values({
        restriction_no: numberFrom(`restriction ${member.email}`),
        account_id: idOf(ids, member),
        kind: 'publish',
        reason: 'cancellations',
        note: 'Cancelled most of the orders of a week.',
        set_by: 'demonstration',
      })
      .execute();
  }
}

/** Names of one length have different numbers. */
function numberOf(name: string): number {
  return Array.from(name).reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), 7) % 1_000_003;
}
