import type { CallOutput } from '@peerbourse/contract/call';
import type { sendCode } from '@peerbourse/contract/identity/security/send-code';
import { secondsUntil } from '#parts/use-countdown.ts';

export type CodeOnItsWay = CallOutput<typeof sendCode>;

/** Codes of this page for which the time to the next one still runs: whoever goes back a step and comes again gets no second one. */
const running = new Map<string, { code: CodeOnItsWay; nextAt: number }>();

export function keepSentCode(ask: object, code: CodeOnItsWay): void {
  running.set(JSON.stringify(ask), { code, nextAt: performance.now() + code.resendSeconds * 1_000 });
}

export function sentCodeFor(ask: object): { code: CodeOnItsWay; secondsLeft: number } | undefined {
  const key = JSON.stringify(ask);
  const found = running.get(key);
  const secondsLeft = found ? secondsUntil(found.nextAt, performance.now()) : 0;
  if (found && secondsLeft > 0) return { code: found.code, secondsLeft };
  running.delete(key);
  return undefined;
}
