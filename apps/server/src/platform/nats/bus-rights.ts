export interface BusRights {
  publish: readonly string[];
  subscribe: readonly string[];
}

/**
 * What each role does on the bus. The users of NATS are made from this, so that each can do this much; a role that is not here
 * has none. The api and the admin write facts to the outbox, and whoever takes them over cannot even connect.
 */
export function busRights(prefix: string): Readonly<Record<string, BusRights>> {
  const facts = factSubject(prefix, '>');
  const signals = signalSubject(prefix, '>');
  return {
    worker: { publish: [facts], subscribe: [] },
    stream: { publish: [signals], subscribe: [facts, signals] },
  };
}

export function usesBus(role: string): boolean {
  return role in busRights('');
}

/** Where listeners of a channel are told what is lost when nobody hears it; gateways tell it each other. */
export function signalSubject(prefix: string, channel: string): string {
  return `${prefix}.signals.${channel}`;
}

/** Where the facts of a stream are told; `>` is all of them. */
export function factSubject(prefix: string, stream: string): string {
  return `${prefix}.facts.${stream}`;
}
