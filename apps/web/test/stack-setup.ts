import type { TestProject } from 'vitest/node';
import { openTestStack, seedDatabase } from '../../../e2e/stack.ts';

declare module 'vitest' {
  interface ProvidedContext {
    stack: Record<string, string>;
  }
}

/** One whole stack with the built client for all files of this project. */
export default async function openStack(project: TestProject): Promise<() => Promise<void>> {
  const seeded = await seedDatabase();
  const stack = await openTestStack(seeded);
  project.provide('stack', stack.variables);
  return async () => {
    await stack.close();
    await seeded.drop();
  };
}
