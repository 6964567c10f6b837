import { parseArgs } from 'node:util';
import { acceptRate } from './accept-rate.ts';
import { settleRate } from './settle-rate.ts';

/** `npm run -s bench -- spot`: what the market adds to its settlements, and what gathering orders gains. */
export async function spot(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { only: { type: 'string' }, rounds: { type: 'string', default: '10' }, orders: { type: 'string', default: '6000' } },
  });
  const options = { rounds: Number(values.rounds), orders: Number(values.orders), isKept: args.length === 0 };
  if (values.only === undefined || values.only === 'settle') await settleRate(options);
  if (values.only === undefined || values.only === 'accept') await acceptRate(options);
}
