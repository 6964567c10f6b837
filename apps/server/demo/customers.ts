import type { AccountId, UserId } from '@peerbourse/contract/ids';
import { hashPassword, insertCredentials } from '#modules/core/secrets/index.ts';
import { accountByLogin, insertAccount, newInvitationCode } from '#modules/identity/accounts/index.ts';
import { moveCoins, moveLegs, type Wallet } from '#modules/money/ledger/index.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/pool.ts';
import { transaction } from '#platform/db/transaction.ts';
import { publicHandle, publicNumber } from '#platform/ids.ts';
import { must } from '#platform/refusal.ts';
import { asOwner, refuseLive } from '../src/as-owner.ts';
import { inThePast } from './in-the-past.ts';

export const demoPassword = 'Demo-password-1';
export const demoFundPassword = '294817';

/** Customers of a demonstration, known to everybody, with coins to look at. Amounts are units of each coin. */
export const demoCustomers: readonly DemoCustomer[] = [
  {
    name: 'Carla',
    email: 'carla@peerbourse.test',
    password: demoPassword,
    credits: { USDT: 12_500_500_000n, BTC: 42_150_000n, ETH: 325_000_000n, SOL: 4_000_000_000n },
    trader: {
      nickName: 'Carla Corner',
      realName: 'Carla Brandt',
      mayPublish: true,
      fiats: ['EUR', 'USD'],
      otc: { USDT: 6_000_000_000n, BTC: 5_000_000n, ETH: 100_000_000n },
    },
  },
  {
    name: 'David',
    email: 'david@peerbourse.test',
    password: demoPassword,
    credits: { USDT: 3_200_000_000n, BTC: 5_500_000n, USDC: 800_000_000n, TON: 25_000_000_000n },
    trader: {
      nickName: 'David Harbour',
      realName: 'David Keller',
      mayPublish: false,
      fiats: ['EUR', 'USD'],
      otc: { USDT: 2_000_000_000n, BTC: 2_000_000n },
    },
  },
  { name: 'Nina', email: 'nina@peerbourse.test', password: demoPassword, credits: {}, trader: null },
];

export interface DemoCustomer {
  name: string;
  email: string;
  password: string;
  credits: Readonly<Record<string, bigint>>;
  /** How somebody trades in the P2P market; nothing for a newcomer, who has done nothing yet. */
  trader: DemoTrader | null;
}

export interface DemoTrader {
  nickName: string;
  realName: string;
  mayPublish: boolean;
  fiats: readonly string[];
  /** Beside the credits, in the wallet of the market. */
  otc: Readonly<Record<string, bigint>>;
}

/** A second run changes nothing: accounts are known by their addresses, and acts by their keys. */
export async function seedDemoCustomers(config: Config): Promise<void> {
  await asOwner(config, async (db) => {
    await refuseLive(db);
    for (const customer of demoCustomers) {
      const ownerId = await insertDemoCustomer(db, config, customer);
      await transferCoins(db, ownerId, customer);
    }
  });
}

/** An account with coins, made once. */
export async function insertDemoCustomer(db: Db, config: Config, customer: DemoCustomer): Promise<AccountId> {
  const ownerId = await customerId(db, config, customer);
  await creditCoins(db, ownerId, customer);
  return ownerId;
}

async function customerId(db: Db, config: Config, { name, email, password }: DemoCustomer): Promise<AccountId> {
  const known = await accountByLogin(db, email, undefined);
  if (known) return known.accountId;
  const passwordHash = await hashPassword(config, password);
  return await transaction(db, async (tx) => {
    const accountId = await insertAccount(tx, {
      userId: publicNumber() as UserId,
      encryptUserId: publicHandle(),
      userName: name,
      invitationCode: newInvitationCode(),
      mainId: null,
      email,
      dialCode: null,
      phone: null,
      country: 'DE',
      invitedBy: null,
      marketing: {},
      language: 'en',
    });
    must(accountId, 'nobody else has the address of the demonstration');
    await insertCredentials(tx, accountId, passwordHash);
    return accountId;
  });
}

async function creditCoins(db: Db, ownerId: AccountId, { email, credits }: DemoCustomer): Promise<void> {
  const opening = { ownerId: null, purpose: 'opening' } as const;
  for (const [coin, amount] of Object.entries(credits)) {
    const legs = moveLegs(coin, amount, opening, { ownerId, purpose: 'spot' });
    await moveCoinsBefore(db, { kind: 'credit', key: `credit:demo:${email}:${coin}`, reference: 'demo', legs });
  }
}

const transferCount = 20;
const targets = ['otc', 'contract', 'earn'] as const satisfies readonly Wallet[];

/** Some history: a part of each coin goes to the other wallets, step by step. */
async function transferCoins(db: Db, ownerId: AccountId, { email, credits }: DemoCustomer): Promise<void> {
  const coins = Object.entries(credits);
  if (coins.length === 0) return;
  for (let n = 0; n < transferCount; n++) {
    const [coin, credit] = coins[n % coins.length] as [string, bigint];
    const target = targets[n % targets.length] as Wallet;
    const amount = (credit * BigInt(1 + (n % 4))) / 100n;
    const legs = moveLegs(coin, amount, { ownerId, purpose: 'spot' }, { ownerId, purpose: target });
    await moveCoinsBefore(db, { kind: 'transfer', key: `transfer:demo:${email}:${n}`, reference: '', legs });
  }
}

const customersBeganDaysAgo = 8;

/** Customers have coins before they trade with them. */
async function moveCoinsBefore(db: Db, act: Parameters<typeof moveCoins>[1]): Promise<void> {
  await transaction(db, (tx) =>
    inThePast(tx, async (setClock) => {
      await setClock(new Date(Date.now() - customersBeganDaysAgo * 24 * 60 * 60_000));
      await moveCoins(tx, act);
    }),
  );
}
