import { amend } from './acts/amend.ts';
import { cancel, cancelAll } from './acts/cancel.ts';
import { passTime } from './acts/pass-time.ts';
import { place } from './acts/place.ts';
import { placeOco } from './acts/place-oco.ts';
import { quote } from './acts/quote.ts';
import { reserve } from './acts/reserve.ts';
import { setParameters, setReference, setState } from './acts/set-market.ts';
import type { Command } from './commands.ts';
import type { Event } from './events.ts';
import type { Market } from './market.ts';
import type { RefusalReason } from './reasons.ts';
import { tellLevels } from './tell-levels.ts';
import { endAuction } from './trading/end-auction.ts';
import { settleTriggers } from './trading/settle-triggers.ts';

/** One command, and everything that follows from it. Each act checks all before it changes anything, so a refusal leaves no trace. */
export function apply(market: Market, command: Command): Event[] {
  const events: Event[] = [];
  market.events = events;
  market.commands++;
  const reason = act(market, command);
  if (reason !== undefined) {
    const order = 'order' in command ? command.order : 0;
    const account = 'account' in command ? command.account : 0;
    const back = 'hold' in command ? command.hold : 0;
    events.push({ type: 'refused', command: command.type, order, account, reason, back });
    return events;
  }
  settleTriggers(market);
  tellLevels(market);
  return events;
}

const acts: { readonly [Type in Command['type']]: (market: Market, command: Command & { type: Type }) => RefusalReason | undefined } = {
  place,
  'place-oco': placeOco,
  amend,
  cancel,
  'cancel-all': cancelAll,
  quote,
  reserve,
  time: passTime,
  reference: setReference,
  'auction-end': endAuction,
  state: setState,
  parameters: setParameters,
};

function act<Type extends Command['type']>(market: Market, command: Command & { type: Type }): RefusalReason | undefined {
  return acts[command.type](market, command);
}
