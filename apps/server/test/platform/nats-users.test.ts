import { connect, type NatsConnection } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OwnNats, openOwnNats } from '#demo/own-nats.ts';
import { roleNames } from '#platform/config.ts';
import { busRights, factSubject, signalSubject, usesBus } from '#platform/nats/bus-rights.ts';
import { brokerOf } from '#platform/nats/fact-bus.ts';

let nats: OwnNats;
const open: NatsConnection[] = [];

beforeAll(async () => {
  nats = await openOwnNats('pb');
});

afterAll(async () => {
  await Promise.all(open.map((connection) => connection.close()));
  await nats.close();
});

/** Somebody who has what a role has, and does with it what they want. */
async function connectAs(role: string): Promise<{ connection: NatsConnection; refused: string[] }> {
  const connection = await connect({ ...brokerOf(nats.url.replaceAll('{role}', role)), reconnect: false });
  open.push(connection);
  const refused: string[] = [];
  void (async () => {
    for await (const status of connection.status()) if (status.type === 'error') refused.push(status.error.message);
  })();
  return { connection, refused };
}

const fact = factSubject('pb', 'ledger');
const signal = signalSubject('pb', 'p2p-chat');
const foreign = ['pb.other', 'pb.facts', 'other.facts.ledger', '_INBOX.x.y', '$SYS.REQ.SERVER.PING', '$JS.API.STREAM.NAMES'];

describe('a user of NATS', () => {
  it('exists for each role that uses the bus, and for nobody else', async () => {
    expect(roleNames.filter(usesBus)).toEqual(Object.keys(busRights('pb')).sort());
    for (const role of roleNames.filter((name) => !usesBus(name))) await expect(connectAs(role), role).rejects.toThrow(/authorization/i);
    await expect(connect({ ...brokerOf(nats.url.replace(/\/\/.*@/, '//')), reconnect: false })).rejects.toThrow(/authorization/i);
  });

  it('of the worker tells facts, which the stream hears', async () => {
    const [worker, stream] = [await connectAs('worker'), await connectAs('stream')];
    const heard: string[] = [];
    stream.connection.subscribe(factSubject('pb', '>'), { callback: (_error, message) => void heard.push(message.subject) });
    await stream.connection.flush();
    worker.connection.publish(fact, 'told');
    await worker.connection.flush();
    await expect.poll(() => heard).toEqual([fact]);
    expect([...worker.refused, ...stream.refused]).toEqual([]);
  });

  it('of the stream tells signals to every other stream', async () => {
    const [one, other] = [await connectAs('stream'), await connectAs('stream')];
    const heard: string[] = [];
    other.connection.subscribe(signalSubject('pb', '>'), { callback: (_error, message) => void heard.push(message.subject) });
    await other.connection.flush();
    one.connection.publish(signal, 'told');
    await one.connection.flush();
    await expect.poll(() => heard).toEqual([signal]);
    expect([...one.refused, ...other.refused]).toEqual([]);
  });

  it.each([
    ...[signal, ...foreign].map((subject) => ['worker', subject] as const),
    ...[fact, ...foreign].map((subject) => ['stream', subject] as const),
  ])('of the %s does not publish %s', async (role, subject) => {
    const { connection, refused } = await connectAs(role);
    connection.publish(subject, 'made up');
    await connection.flush();
    await expect.poll(() => refused).toEqual([expect.stringMatching(/permissions violation for publish/i)]);
  });

  it.each([
    ...[fact, signal, '>', 'pb.>', ...foreign].map((subject) => ['worker', subject] as const),
    ...['>', 'pb.>', '*.facts.>', ...foreign].map((subject) => ['stream', subject] as const),
  ])('of the %s does not hear %s', async (role, subject) => {
    const { connection, refused } = await connectAs(role);
    connection.subscribe(subject, { callback: () => undefined });
    await connection.flush();
    await expect.poll(() => refused).toEqual([expect.stringMatching(/permissions violation for subscription/i)]);
  });
});
