import { connect, type NatsConnection } from '@nats-io/transport-node';
import { pause } from '../clock.ts';
import type { Fact } from '../db/outbox.ts';
import type { Keys } from '../keys.ts';
import type { Logger } from '../log.ts';
import { metrics } from '../metrics.ts';
import { factSubject, signalSubject } from './bus-rights.ts';
import { readFact, type Signal, signFact } from './signed-fact.ts';

/** Carries committed facts between roles. Losing all of it costs a moment, never a fact. */
export interface FactBus {
  isConnected(): boolean;
  publish(fact: Fact): void;
  flush(): Promise<void>;
  subscribe(onFact: (fact: Fact) => void): void;
  tellSignal(signal: Signal): void;
  onSignal(hear: (signal: Signal) => void): void;
  close(): Promise<void>;
}

export interface FactBusOptions {
  url: string;
  prefix: string;
  name: string;
  /** What facts are signed with; whoever reads them needs the same. */
  keys: Keys;
  log: Logger;
}

/** Starts at once, whether or not NATS is there, and keeps trying. */
export function openFactBus({ url, prefix, name, keys, log }: FactBusOptions): FactBus {
  const broker = brokerOf(url);
  const stop = new AbortController();
  const listeners: Array<(fact: Fact) => void> = [];
  let hearSignal: ((signal: Signal) => void) | undefined;
  let connection: NatsConnection | undefined;
  let isUp = false;
  let lastFailure = '';

  const running = keepConnected();

  async function keepConnected(): Promise<void> {
    while (!stop.signal.aborted) {
      try {
        connection = await connect({ ...broker, name, maxReconnectAttempts: -1, reconnectTimeWait: 250, timeout: 2_000 });
      } catch (error) {
        tellOnce(error as Error);
        await pause(500, stop.signal);
        continue;
      }
      lastFailure = '';
      // Whoever closed the bus meanwhile had no connection to close.
      if (stop.signal.aborted) return await connection.close();
      isUp = true;
      void watch(connection);
      listen(connection);
      listenToSignals(connection);
      await connection.closed();
      isUp = false;
    }
  }

  /** A server that is away, or refuses our user, is the same every half second. */
  function tellOnce(error: Error): void {
    if (error.message !== lastFailure) log.warn({ err: error }, 'NATS cannot be used');
    lastFailure = error.message;
  }

  async function watch(current: NatsConnection): Promise<void> {
    for await (const status of current.status()) {
      if (status.type === 'disconnect') isUp = false;
      if (status.type === 'reconnect') isUp = true;
      // The server drops what our user may not do and goes on: nobody else would notice.
      if (status.type === 'error') log.error({ err: status.error }, 'NATS refused something');
      if (status.type === 'disconnect' || status.type === 'reconnect') log.info({ nats: status.type }, 'NATS connection');
    }
  }

  function listen(current: NatsConnection): void {
    if (listeners.length > 0) hearSigned<Fact>(current, factSubject(prefix, '>'), { keys, log }, tell);
  }

  function listenToSignals(current: NatsConnection): void {
    if (hearSignal) hearSigned<Signal>(current, signalSubject(prefix, '>'), { keys, log }, hearSignal);
  }

  /** One listener that fails must not keep the others, or the next fact, from being heard. */
  function tell(fact: Fact): void {
    for (const listener of listeners) {
      try {
        listener(fact);
      } catch (error) {
        log.error({ err: error, stream: fact.stream }, 'a listener failed at a fact');
      }
    }
  }

  return {
    isConnected: () => isUp,
    publish: (fact) => {
      const subject = factSubject(prefix, fact.stream);
      connection?.publish(subject, signFact(keys, subject, fact));
    },
    flush: async () => {
      if (!connection || !isUp) throw new Error('NATS is away');
      // A flush that waits for a reconnection would hold the claimed rows.
      const late = new AbortController();
      const answer = await Promise.race([connection.flush().then(() => 'flushed'), pause(2_000, late.signal).then(() => 'late')]);
      late.abort();
      if (answer === 'late') throw new Error('NATS did not answer within 2 s');
    },
    subscribe: (onFact) => {
      listeners.push(onFact);
      if (connection && listeners.length === 1) listen(connection);
    },
    tellSignal: (signal) => {
      const subject = signalSubject(prefix, signal.channel);
      // A connection that is away would tell it late, when it is true no more.
      if (isUp) connection?.publish(subject, signFact(keys, subject, signal));
    },
    onSignal: (hear) => {
      hearSignal = hear;
      if (connection) listenToSignals(connection);
    },
    close: async () => {
      stop.abort();
      await connection?.close();
      await running;
    },
  };
}

/** Whatever no role of ours has signed is nothing. */
function hearSigned<Told extends Fact | Signal>(
  connection: NatsConnection,
  subject: string,
  { keys, log }: Pick<FactBusOptions, 'keys' | 'log'>,
  hear: (told: Told) => void,
): void {
  connection.subscribe(subject, {
    callback: (error, message) => {
      if (error) return;
      const told = readFact<Told>(keys, message.subject, message.string());
      if (told) return hear(told);
      metrics.refusedFacts.inc();
      log.warn({ subject: message.subject }, 'a message that no role of ours has signed was refused');
    },
  });
}

/** The client reads neither an account nor a host without a dot from an address, so both are taken out here. */
export function brokerOf(address: string): { servers: string; user?: string; pass?: string } {
  const { hostname, port, username, password } = new URL(address);
  const servers = `${hostname}:${port || '4222'}`;
  return username === '' ? { servers } : { servers, user: decodeURIComponent(username), pass: decodeURIComponent(password) };
}
