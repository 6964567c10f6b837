import { pause } from '../../../apps/server/src/platform/clock.ts';
import { asOutage } from '../../../apps/server/src/platform/db/transaction.ts';
import { Outage } from '../../../apps/server/src/platform/refusal.ts';

/** A busy machine is slow, not wrong. */
const withinMs = 180_000;

/** Until it is so. A database that is away is asked again. */
export async function until(what: string, isSo: () => Promise<boolean> | boolean): Promise<void> {
  await answered(what, async () => ((await isSo()) ? true : undefined));
}

/** The first answer that is there. */
export async function answered<Answer>(what: string, ask: () => Promise<Answer | undefined>): Promise<Answer> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    try {
      const answer = await ask();
      if (answer !== undefined) return answer;
    } catch (error) {
      if (!(asOutage(error) instanceof Outage)) throw error;
    }
    if (performance.now() > deadline) throw new Error(`after ${withinMs / 1_000} s it was not so that ${what}`);
    await pause(10);
  }
}
