import type { takeMyRecords as call } from '@peerbourse/contract/privacy/take-my-records';
import { proveFactors } from '#modules/accounts/index.ts';
import { wallClockMs } from '#platform/clock.ts';
import type { Handler, Prove } from '#platform/http/serve.ts';
import { personalRows } from './personal-rows.table.ts';

export const proveTaking: Prove<typeof call, void> = (ctx, { factors }) => proveFactors(ctx, 'my-data', factors);

/** Everything that speaks of the person, as it is stored; secrets and other people's rows stay here. */
export const takeMyRecords: Handler<typeof call> = async ({ tx, actor }) => {
  return { exportedAt: new Date(wallClockMs()).toISOString(), sections: await personalRows(tx, actor.mainId) };
};
