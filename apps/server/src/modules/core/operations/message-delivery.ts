import type { CallOutput } from '@peerbourse/contract/call';
import type { messageDelivery as call } from '@peerbourse/contract/core/operations/message-delivery';
import { deliveriesOfLastHour, latestFailures, readProviderState, waitingMessages } from '#modules/core/messages/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { businessNow, instances, workingWorkers } from './overview.table.ts';

type Way = CallOutput<typeof call>['ways'][number];
type Waiting = Awaited<ReturnType<typeof waitingMessages>>[number];
type Delivery = Awaited<ReturnType<typeof deliveriesOfLastHour>>[number];

export const messageDelivery: Handler<typeof call> = async ({ db }) => {
  const [at, waiting, deliveries, failures, running] = await Promise.all([
    businessNow(db),
    waitingMessages(db),
    deliveriesOfLastHour(db),
    latestFailures(db),
    instances(db),
  ]);
  const states = workingWorkers(running).flatMap(({ details }) => readProviderState(details.providers ?? ''));
  return {
    at: at.toISOString(),
    ways: waiting.map((row) => wayView(row, deliveries, states)),
    failures: failures.map(({ at: failedAt, ...failure }) => ({ ...failure, at: failedAt.toISOString() })),
  };
};

function wayView(row: Waiting, deliveries: readonly Delivery[], states: ReturnType<typeof readProviderState>): Way {
  const { way, waiting, oldestSeconds, oldestCodeSeconds } = row;
  const own = deliveries.filter((delivery) => delivery.way === way);
  return {
    way,
    waiting,
    oldestSeconds: Math.round(Math.max(oldestSeconds, oldestCodeSeconds)),
    oldestCodeSeconds: Math.round(oldestCodeSeconds),
    sentLastHour: sum(own.map(({ sent }) => sent)),
    givenUpLastHour: sum(own.map(({ givenUp }) => givenUp)),
    providers: (['first', 'second'] as const).flatMap((provider) => {
      const used = states.filter((state) => state.way === way && state.name === provider);
      const { sent = 0, failed = 0 } = own.find((delivery) => delivery.provider === provider) ?? {};
      if (used.length + sent + failed === 0) return [];
      const passedOverBy = used.filter(({ isPassedOver }) => isPassedOver).length;
      return [{ provider, sentLastHour: sent, failedLastHour: failed, workers: used.length, passedOverBy }];
    }),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
