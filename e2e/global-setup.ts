import type { FullConfig } from '@playwright/test';
import { openTestStack, seedDatabase, type TestStack } from './stack.ts';

/** The receiver of webhooks is on this machine. */
const variables = { PB_WEBHOOKS_LOOPBACK: 'yes' };

/** One stack for each worker: two tests at a time never meet in one database. */
export default async function setUp({ workers }: FullConfig): Promise<() => Promise<void>> {
  const seeded = await seedDatabase();
  const stacks: TestStack[] = [];
  const close = async () => {
    await Promise.all(stacks.map((stack) => stack.close()));
    await seeded.drop();
  };
  try {
    for (let index = 0; index < workers; index++) stacks.push(await openTestStack(seeded, variables));
  } catch (error) {
    await close();
    throw error;
  }
  process.env.PB_E2E_STACKS = JSON.stringify(stacks.map(({ variables }) => variables));
  return close;
}
