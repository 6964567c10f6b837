import type { Scope } from '@peerbourse/contract/api-scope';
import { accountByLogin } from '#modules/identity/accounts/index.ts';
import { insertKey, liveKeyOf } from '#modules/identity/api-keys/index.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/pool.ts';
import { transaction } from '#platform/db/transaction.ts';
import { must } from '#platform/refusal.ts';
import { asOwner, refuseLive } from '../src/as-owner.ts';
import { inThePast } from './in-the-past.ts';

/** Keys of a demonstration, known to everybody, for programs that try a trade from both sides. */
export const demoKeys = [
  {
    role: 'SELLER',
    email: 'carla@peerbourse.test',
    keyId: 'pbk_demonstration-seller01',
    secret: 'pbs_demonstration-of-a-seller-known-to-everybody',
  },
  {
    role: 'BUYER',
    email: 'david@peerbourse.test',
    keyId: 'pbk_demonstration-buyer-01',
    secret: 'pbs_demonstration-of-a-buyer-known-to-everybody',
  },
] as const;

/** A release asks for no codes of the account when its key is older than a day. */
const madeDaysAgo = 2;

/** A second run changes nothing. */
export async function seedDemoKeys(config: Config): Promise<void> {
  await asOwner(config, async (db) => {
    await refuseLive(db);
    for (const key of demoKeys) await insertDemoKey(db, config, { ...key, scopes: ['read', 'p2p', 'p2p-release', 'transfer'] });
  });
}

export interface DemoKey {
  readonly email: string;
  readonly keyId: string;
  readonly secret: string;
  readonly scopes: readonly Scope[];
}

/** A key of a customer of the demonstration, made once. */
export async function insertDemoKey(db: Db, config: Config, { email, keyId, secret, scopes }: DemoKey): Promise<void> {
  const account = await accountByLogin(db, email, undefined);
  must(account, `${email} is a customer of the demonstration`);
  const { accountId, mainId } = account;
  if (await liveKeyOf(db, mainId, keyId)) return;
  await transaction(db, (tx) =>
    inThePast(tx, async (setClock) => {
      await setClock(new Date(Date.now() - madeDaysAgo * 24 * 60 * 60_000));
      await insertKey(tx, {
        keyId,
        accountId,
        mainId,
        name: 'Demonstration',
        kind: 'hmac',
        publicKey: null,
        closedSecret: config.keys.encrypt('api-keys', secret, keyId),
        scopes: [...scopes],
        addresses: [],
        lifeDays: 90,
      });
    }),
  );
}

/** What `packages/client/examples/p2p-trade.ts` reads. */
export function demoKeyVariables(): string {
  return demoKeys.map(({ role, keyId, secret }) => `PB_${role}_KEY_ID=${keyId} PB_${role}_SECRET=${secret}`).join(' ');
}
