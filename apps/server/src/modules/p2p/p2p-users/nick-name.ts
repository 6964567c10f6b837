import { randomInt } from 'node:crypto';
import type { AccountId } from '@peerbourse/contract/ids';
import { headColorOf, headColors } from '@peerbourse/rules/head-colors';
import { nickNameKey, nickNameProblem } from '@peerbourse/rules/p2p-texts/nickname';
import { readSetting } from '#modules/core/settings/index.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { refuse } from '#platform/refusal.ts';
import { isNickTaken, lockNickKey } from './profile.table.ts';

export interface NickName {
  nickName: string;
  nickKey: string;
}

/** A name that the account may have from now on; nobody else gets it before the transaction ends. */
export async function chosenName(tx: Tx, accountId: AccountId, requested: string): Promise<NickName> {
  const nickName = requested.trim().normalize('NFC');
  const brand = await readSetting(tx, 'site.brand');
  const problem = nickNameProblem(nickName, brand.name);
  if (problem) throw refuse('p2p-users.bad-nick-name', { problem });
  const nickKey = nickNameKey(nickName);
  await lockNickKey(tx, nickKey);
  if (await isNickTaken(tx, nickKey, accountId)) throw refuse('p2p-users.nick-name-taken');
  return { nickName, nickKey };
}

/** Letters and digits that cannot be mistaken for each other, and make no words. */
const letters = 'BCDFGHJKMNPRSTVWXZ';
const givenLength = 8;

/** For whoever has not chosen a name yet. */
export function givenName(): NickName {
  const mark = Array.from({ length: givenLength }, () => letters[randomInt(letters.length)]).join('');
  const nickName = `Trader ${mark}`;
  return { nickName, nickKey: nickNameKey(nickName) };
}

export function newHeadColor(): string {
  return headColorOf(randomInt(headColors.length));
}
