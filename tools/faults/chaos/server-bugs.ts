import type { SeededBug } from '../../ledger-mutants/seeded-bugs.ts';
import type { Verdict } from './history.ts';

/** A server that breaks a promise, and what is to be said of it in the end. */
export interface ServerBug {
  seenAs: keyof Pick<Verdict, 'lost' | 'doubled'>;
  edits: readonly SeededBug[];
}

/** By name. Each is of use only under faults: without them these servers do everything right. */
export const serverBugs: Readonly<Record<string, ServerBug>> = {
  'answers before the commit': {
    seenAs: 'lost',
    edits: [
      {
        name: 'the answer leaves while the transaction is open',
        file: 'apps/server/src/platform/http/serve.ts',
        find: 'return await transactionOrRefusal(db, (tx) => once(tx, submission, () => handler(ctx(tx), input, proof)));',
        replace: `return await new Promise((resolve, reject) => {
          const early = async (tx) => {
            const answer = await handler(ctx(tx), input, proof);
            resolve(answer);
            await new Promise((go) => setTimeout(go, 1_000));
            return answer;
          };
          transactionOrRefusal(db, (tx) => once(tx, submission, () => early(tx))).then(resolve, reject);
        });`,
      },
    ],
  },
  'a key is good for many acts': {
    seenAs: 'doubled',
    edits: [
      {
        name: 'a key that comes again is taken for a new one',
        file: 'apps/server/src/platform/http/idempotency.ts',
        find: 'const isFirst = await claim(tx, submission);',
        replace: 'const isFirst = (await claim(tx, submission)) || true;',
      },
      {
        name: 'the journal has a key that nobody sent',
        file: 'apps/server/src/modules/money/assets/transfer-coins.ts',
        find: 'const key = `transfer:${actor.accountId}:${submissionKey}`;',
        replace: 'const key = `transfer:${actor.accountId}:${crypto.randomUUID()}:${submissionKey}`;',
      },
    ],
  },
};
