import { endHold, giveLot, holdCoins, moveCoins } from '../../apps/server/src/modules/money/ledger/index.ts';
import type { Db } from '../../apps/server/src/platform/db/pool.ts';
import { type Tx, transaction } from '../../apps/server/src/platform/db/transaction.ts';
import { Refusal } from '../../apps/server/src/platform/refusal.ts';
import { sql } from '../../apps/server/src/platform/sql.ts';
import type { Command, EndCommand, HoldCommand, Outcome, ServingRole } from './model.ts';

export interface Stage {
  pools: Record<ServingRole, Db>;
  /** The ids that the database gave to holds, by the key that they were asked for under. */
  holdIds: Map<string, string>;
  /** Where the database's clock stands when the model's says 0. */
  beganAtMs: number;
}

interface Done {
  outcome: Outcome;
  holdId?: string;
}

/** What somebody wants to do in the transaction of a command, before and after it. */
interface Around {
  before?: (tx: Tx) => Promise<void>;
  after?: (tx: Tx) => Promise<void>;
}

/** Does a command in the real ledger, by its real verbs, and says what became of it in the words of the model. */
export async function perform(stage: Stage, command: Command, { before, after }: Around = {}): Promise<Outcome> {
  try {
    const { outcome, holdId } = await transaction(stage.pools[command.role], async (tx) => {
      await before?.(tx);
      const done = await act(stage, tx, command);
      await after?.(tx);
      return done;
    });
    if (holdId && command.verb === 'hold') keepHold(stage, command.key, holdId);
    return outcome;
  } catch (error) {
    return outcomeOf(error);
  }
}

async function act(stage: Stage, tx: Tx, command: Command): Promise<Done> {
  switch (command.verb) {
    case 'move':
      return { outcome: (await moveCoins(tx, { ...command, reference: command.key })) === null ? 'repeated' : 'done' };
    case 'hold':
      return await hold(stage, tx, command);
    case 'end-hold':
      return { outcome: (await endHold(tx, endOf(stage, command))) === null ? 'repeated' : 'done' };
    case 'lot': {
      const isNew = await giveLot(tx, { ...command, expiresAt: new Date(stage.beganAtMs + command.expiresAtMs) });
      return { outcome: isNew ? 'done' : 'repeated' };
    }
  }
}

/** A hold that is asked for again is answered like a new one; which of the two it is, its row tells. */
async function hold({ beganAtMs }: Stage, tx: Tx, command: HoldCommand): Promise<Done> {
  const deadline = command.deadlineMs === null ? null : new Date(beganAtMs + command.deadlineMs);
  const holdId = await holdCoins(tx, { ...command, reference: command.key, deadline });
  const { rows } = await sql<{ is_mine: boolean }>`
    SELECT xmin = pg_current_xact_id()::xid AS is_mine FROM ledger_holds WHERE id = ${holdId}::uuid`.execute(tx);
  return { outcome: rows[0]?.is_mine ? 'done' : 'repeated', holdId };
}

function keepHold({ holdIds }: Stage, key: string, holdId: string): void {
  const known = holdIds.get(key) ?? holdId;
  if (known !== holdId) throw new Error(`${key} is the hold ${known} and was answered as ${holdId}`);
  holdIds.set(key, holdId);
}

function endOf({ holdIds }: Stage, { holdKey, ...end }: EndCommand) {
  return { ...end, holdId: holdIds.get(holdKey) ?? '00000000-0000-7000-8000-000000000000' };
}

const refusals: Readonly<Record<string, Outcome>> = {
  'ledger.too-little': 'too-little',
  'ledger.not-free-yet': 'not-free-yet',
  'ledger.hold-over': 'hold-over',
};
const states: Readonly<Record<string, Outcome>> = { PB002: 'other-act', PB005: 'bad-shape', '42501': 'not-allowed' };

/** What else goes wrong is no outcome, and ends the run. */
function outcomeOf(error: unknown): Outcome {
  const { code, message } = error as { code?: unknown; message?: unknown };
  const outcome = error instanceof Refusal ? refusals[error.id] : states[String(code)];
  if (outcome) return outcome;
  if (String(message).startsWith('Bug: ')) return 'bug';
  throw error;
}
