import { describe, expect, it } from 'vitest';
import { attention } from './attention.ts';
import type { Instance, JobRow, Overview } from './overview.query.ts';
import { expectedRoles } from './role-health.ts';

const at = '2026-11-15T08:30:00Z';
const nowMs = Date.parse(at);

function running(role: string, details: Instance['details'] = {}): Instance {
  return { role, instance: role, version: '0.1.0', startedAt: at, seenAt: at, state: 'up', details };
}

function job(name: string, change: Partial<JobRow> = {}): JobRow {
  return { name, everySeconds: 5, nextRunAt: at, lastRunAt: at, lastMs: 3, failuresInRow: 0, lastError: null, ...change };
}

function overview(change: Partial<Overview> = {}): Overview {
  return {
    at,
    roles: expectedRoles.map((role) => running(role)),
    outbox: { waiting: 2, oldestSeconds: 4, publishedLastHour: 10 },
    jobs: [job('rates.collect')],
    prices: { pairs: 14, stale: 0, newestAt: at },
    shards: [{ shard: 1, state: 'matching', why: null, markets: 9, waiting: 2, oldestSeconds: 0 }],
    messages: { waiting: 3, oldestSeconds: 120, oldestCodeSeconds: 0, passedOver: [] },
    ...change,
  };
}

function messagesOf(change: Partial<Overview>) {
  return attention(overview(change), nowMs).map((concern) => concern.message);
}

describe('attention', () => {
  it('is quiet when everything runs', () => {
    expect(messagesOf({})).toEqual([]);
  });

  it('names spot markets that nobody matches, and how many orders wait for them', () => {
    const shard = { shard: 1, why: null, markets: 9, waiting: 0, oldestSeconds: 0 };
    expect(messagesOf({ shards: [{ ...shard, state: 'leaderless' }] })).toEqual(['nobody matches spot markets']);
    expect(messagesOf({ shards: [{ ...shard, state: 'halted', why: 'a bug', waiting: 7 }] })).toEqual([
      'spot markets are halted while 7 orders wait',
    ]);
  });

  it('names a missing role and a role that is cut off', () => {
    expect(messagesOf({ roles: [running('api'), running('admin'), running('matcher'), running('stream', { nats: 'away' })] })).toEqual([
      'worker is not running',
      'stream cannot reach NATS',
    ]);
  });

  it('calls the outbox behind from five seconds on, and never while nothing waits', () => {
    expect(messagesOf({ outbox: { waiting: 1, oldestSeconds: 5, publishedLastHour: 0 } })).toEqual(['the outbox is 5 s behind']);
    expect(messagesOf({ outbox: { waiting: 0, oldestSeconds: 5, publishedLastHour: 0 } })).toEqual([]);
  });

  it('counts stale prices', () => {
    expect(messagesOf({ prices: { pairs: 14, stale: 1, newestAt: at } })).toEqual(['1 of 14 prices is stale']);
  });

  it('says when messages or codes wait, and which provider is passed over', () => {
    const messages = { waiting: 3, oldestSeconds: 180, oldestCodeSeconds: 0, passedOver: ['mail first'] };
    expect(messagesOf({ messages })).toEqual(['messages wait 3 min', 'the first provider of mail fails']);
    const codes = attention(overview({ messages: { ...messages, oldestCodeSeconds: 180, passedOver: [] } }), nowMs);
    expect(codes).toEqual([{ tone: 'bad', message: 'codes wait 3 min', section: 'messages' }]);
  });

  it('puts late jobs into one concern and failing jobs into one each', () => {
    const late = { nextRunAt: '2026-11-15T08:29:00Z' };
    expect(messagesOf({ jobs: [job('a', late), job('b', late), job('c', { failuresInRow: 2, lastError: 'no' })] })).toEqual([
      'c fails',
      '2 jobs are overdue',
    ]);
  });
});
