import type { Config } from '#platform/config.ts';
import { metrics } from '#platform/metrics.ts';
import { failureReasons } from '../delivery-failure.ts';
import type { Way } from '../way.ts';
import { CircuitBreaker } from './circuit-breaker.ts';

const names = ['first', 'second'] as const;
export type ProviderName = (typeof names)[number];

/** The place of a provider among those of its way, with what this process knows of it. */
export interface ProviderSlot {
  way: Way;
  name: ProviderName;
  breaker: CircuitBreaker;
}

const known = new WeakMap<Config, readonly ProviderSlot[]>();

/** The providers of a configuration; those of two configurations in one process have nothing to do with each other. */
export function providerSlots(config: Config): readonly ProviderSlot[] {
  const slots = known.get(config) ?? slotsOf(config);
  known.set(config, slots);
  return slots;
}

/** For the operators: what each provider of this process does. `readProviderState` reads it. */
export function providerState(config: Config): { providers: string } {
  const words = providerSlots(config).map(({ way, name, breaker }) => `${way} ${name}${breaker.isOpen ? passedOver : ''}`);
  return { providers: words.join(', ') };
}

const passedOver = ' passed over';

export function readProviderState(state: string): Array<{ way: string; name: string; isPassedOver: boolean }> {
  return state
    .split(', ')
    .filter(Boolean)
    .map((words) => {
      const [way = '', name = ''] = words.split(' ');
      return { way, name, isPassedOver: words.endsWith(passedOver) };
    });
}

function slotsOf({ mail, sms }: Config): readonly ProviderSlot[] {
  const counts = { mail: mail.length, sms: sms.length, telegram: 1, push: 1 } as const satisfies Record<Way, number>;
  const slots = Object.entries(counts).flatMap(([way, count]) =>
    names.slice(0, count).map((name) => ({ way: way as Way, name, breaker: new CircuitBreaker() })),
  );
  beginSeries(slots);
  return slots;
}

/** A series that begins with its first failure has no increase that an alert could see. */
function beginSeries(slots: readonly ProviderSlot[]): void {
  const reasons = Object.keys(failureReasons);
  for (const { way, name: provider } of slots) {
    metrics.messageProviderPassedOver.set({ way, provider }, 0);
    for (const outcome of ['sent', ...reasons]) metrics.messageAttempts.inc({ way, provider, outcome }, 0);
    for (const reason of [...reasons, 'unreadable', 'late']) metrics.messagesGivenUp.inc({ way, reason }, 0);
  }
}
