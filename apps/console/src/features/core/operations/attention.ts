import { ageText } from '#parts/age-text.ts';
import type { Tone } from '#parts/tone.ts';
import { isFailing, isOverdue } from './job-state.ts';
import { waitingState } from './message-state.ts';
import { outboxState } from './outbox-state.ts';
import type { Overview } from './overview.query.ts';
import { priceState } from './price-state.ts';
import { type RoleHealth, roleHealth, roleTones } from './role-health.ts';

/** One thing that an operator should look at, and the section where it is shown. */
export interface Concern {
  tone: Tone;
  message: string;
  section: 'roles' | 'shards' | 'outbox' | 'prices' | 'messages' | 'jobs';
}

export function attention(overview: Overview, nowMs: number): Concern[] {
  return [
    ...roleHealth(overview.roles).flatMap(roleConcerns),
    ...overview.shards.flatMap(shardConcerns),
    ...outboxConcerns(overview.outbox),
    ...priceConcerns(overview.prices),
    ...messageConcerns(overview.messages),
    ...jobConcerns(overview.jobs, nowMs),
  ].toSorted((a, b) => Number(b.tone === 'bad') - Number(a.tone === 'bad'));
}

function roleConcerns({ role, state, running }: RoleHealth): Concern[] {
  if (state !== 'up') return [{ tone: roleTones[state], message: `${role} is ${state}`, section: 'roles' }];
  const isCutOff = running.some((instance) => instance.details.nats === 'away');
  return isCutOff ? [{ tone: 'watch', message: `${role} cannot reach NATS`, section: 'roles' }] : [];
}

function shardConcerns({ state, waiting }: Overview['shards'][number]): Concern[] {
  if (state === 'matching') return [];
  const what = state === 'halted' ? 'spot markets are halted' : 'nobody matches spot markets';
  return [{ tone: 'bad', message: waiting === 0 ? what : `${what} while ${waiting} orders wait`, section: 'shards' }];
}

function outboxConcerns(outbox: Overview['outbox']): Concern[] {
  const { tone } = outboxState(outbox);
  return tone === 'good' ? [] : [{ tone, message: `the outbox is ${ageText(outbox.oldestSeconds)} behind`, section: 'outbox' }];
}

function priceConcerns(prices: Overview['prices']): Concern[] {
  const { tone } = priceState(prices);
  if (prices.stale === 0) return [];
  return [{ tone, message: `${prices.stale} of ${prices.pairs} prices ${prices.stale === 1 ? 'is' : 'are'} stale`, section: 'prices' }];
}

function messageConcerns({ oldestSeconds, oldestCodeSeconds, passedOver }: Overview['messages']): Concern[] {
  const { tone } = waitingState(oldestSeconds, oldestCodeSeconds);
  const what = tone === 'bad' ? `codes wait ${ageText(oldestCodeSeconds)}` : `messages wait ${ageText(oldestSeconds)}`;
  return [...(tone === 'good' ? [] : [{ tone, message: what, section: 'messages' as const }]), ...passedOver.map(providerConcern)];
}

function providerConcern(provider: string): Concern {
  const [way, place] = provider.split(' ');
  return { tone: 'watch', message: `the ${place} provider of ${way} fails`, section: 'messages' };
}

function jobConcerns(jobs: Overview['jobs'], nowMs: number): Concern[] {
  const late = jobs.filter((job) => isOverdue(job, nowMs));
  return [
    ...jobs.filter(isFailing).map(({ name }): Concern => ({ tone: 'watch', message: `${name} fails`, section: 'jobs' })),
    ...(late.length > 0 ? [lateJobs(late)] : []),
  ];
}

/** Without a worker every job is late; that is one concern, not ten. */
function lateJobs(late: Overview['jobs']): Concern {
  const [first] = late;
  return {
    tone: 'watch',
    message: late.length === 1 && first ? `${first.name} is overdue` : `${late.length} jobs are overdue`,
    section: 'jobs',
  };
}
