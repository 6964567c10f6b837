import type * as z from 'zod/mini';

/** What is wrong with a value, by the path of the field that shows it; the contract's own schema is the judge. */
export function valueProblems(schema: z.ZodMiniType | undefined, value: unknown): ReadonlyMap<string, string> {
  const read = schema?.safeParse(value);
  if (!read || read.success) return new Map();
  return new Map(read.error.issues.map(({ path, message }) => [path.map(String).join('.'), wordsOf(message)]));
}

function wordsOf(message: string): string {
  return message === '' || message === 'Invalid input' ? 'This is not right yet.' : message;
}
