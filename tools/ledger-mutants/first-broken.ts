import { ledgerChecks } from '../../apps/server/test/money/ledger-checks.ts';
import { LedgerHarness } from '../../apps/server/test/money/ledger-harness.ts';

export interface Broken {
  check: string;
  message: string;
}

/** The first promise that this ledger does not keep, if there is one. */
export async function firstBroken(urlOf: (role: string) => string): Promise<Broken | undefined> {
  const harness = await LedgerHarness.open(urlOf);
  try {
    for (const { name, run } of ledgerChecks) {
      const message = await run(harness).then(
        () => undefined,
        (error: Error) => error.message,
      );
      if (message !== undefined) return { check: name, message };
    }
    return undefined;
  } finally {
    await harness.close();
  }
}
