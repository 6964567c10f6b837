import type { Call } from '@peerbourse/contract/call';
import type { AttackEnvironment } from './environment.ts';

/** What became of one class of attacks. */
export interface Outcome {
  tried: number;
  /** A line for each attempt that did not hold: what was sent, and what came back. */
  broke: string[];
}

export interface Counts {
  /** The form that CI runs: the same kinds of attempts, fewer of each. */
  short: boolean;
}

export type Attack = (env: AttackEnvironment, counts: Counts) => Promise<Outcome>;

/** Counts attempts. */
export class Tally implements Outcome {
  tried = 0;
  readonly broke: string[] = [];

  held(isHeld: boolean, attempt: string): void {
    this.tried += 1;
    if (!isHeld) this.broke.push(attempt.slice(0, 500));
  }

  /** The call must not have succeeded, and the server must not have stumbled. */
  refused(call: Call, { status, body }: { status: number; body: { code: unknown } }, attempt: string): void {
    this.held(body.code !== call.ok && status < 500, `${attempt}: ${call.path} answered ${status} ${String(body.code)}`);
  }
}

/** What an attack builds on. Without it a refusal would say nothing, so the class fails. */
export function mustBe(isSo: boolean, what: string): asserts isSo {
  if (!isSo) throw new Error(`the attack could not be prepared: ${what}`);
}

export function cookieHeader(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

/** Several at once, but not all: the machine is shared with what is attacked. */
export async function inParallel<Item>(items: readonly Item[], width: number, act: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items];
  const lane = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await act(item);
  };
  await Promise.all(Array.from({ length: width }, lane));
}

export function times<Made>(count: number, make: (index: number) => Made): Made[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
