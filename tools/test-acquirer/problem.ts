import * as z from 'zod/mini';

/** What a caller is told when a call is not carried out. */
export class Problem extends Error {
  override name = 'Problem';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export function problem(status: number, code: string, message: string): Problem {
  return new Problem(status, code, message);
}

/** The input of a call, or the problem that names its wrong fields. */
export function read<Shape extends z.ZodMiniType>(shape: Shape, given: unknown): z.output<Shape> {
  const parsed = z.safeParse(shape, given ?? {});
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path, message }) => path.join('.') || message);
  throw problem(400, 'invalid_request', `Wrong or missing: ${fields.join(', ')}.`);
}
