import type { AccountId, MainId, UserId } from '@peerbourse/contract/ids';
import type { Config } from '#platform/config.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { CallContext } from '#platform/http/serve.ts';
import type { UserActor } from '#platform/http/session-gate.ts';

/** Somebody of the demonstration who acts by themselves. */
export interface Trader {
  accountId: AccountId;
  userId: UserId;
}

/** The request that such a person would make. Handlers of orders look at nothing else of it. */
export function contextOf({ accountId, userId }: Trader, tx: Tx, config: Config): CallContext<UserActor> {
  const actor: UserActor = {
    kind: 'user',
    accountId,
    mainId: accountId as string as MainId,
    userId,
    sessionId: '0',
    isTrader: true,
    isCopper: false,
    isNewDevice: false,
    isHeld: false,
  };
  return { db: tx, tx, actor, config, visitor: { country: '' } } as unknown as CallContext<UserActor>;
}
