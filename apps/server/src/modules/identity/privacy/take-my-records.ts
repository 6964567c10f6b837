import type { takeMyRecords as call } from '@peerbourse/contract/identity/privacy/take-my-records';
import { familyOf, proveFactors } from '#modules/identity/accounts/index.ts';
import { wallClockMs } from '#platform/clock.ts';
import type { Handler, Prove } from '#platform/http/serve.ts';
import { personalSections } from '#platform/personal-rows.ts';

export const proveTaking: Prove<typeof call, void> = (ctx, { factors }) => proveFactors(ctx, 'my-data', factors);

/** Everything that speaks of the person, as it is stored; secrets and other people's rows stay here. */
export const takeMyRecords: Handler<typeof call> = async ({ tx, actor }) => {
  const person = { mainId: actor.mainId, accountIds: (await familyOf(tx, actor.mainId)).map(({ accountId }) => accountId) };
  return { exportedAt: new Date(wallClockMs()).toISOString(), sections: await personalSections(tx, person) };
};
