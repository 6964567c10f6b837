import type { Tone } from '#parts/tone.ts';

/** Messages leave within seconds when all is well; the alerts wait as long. */
export const waitsAfterSeconds = 120;

export const wayNames: Record<string, string> = { mail: 'Mail', sms: 'SMS', telegram: 'Telegram', push: 'Push' };

/** What the reasons of failures mean; the runbook says what to do about each. */
const reasons: Record<string, string> = {
  unreachable: 'Could not be reached',
  login: 'Refused our login',
  busy: 'Wants fewer messages',
  refused: 'Did not take the message',
  deferred: 'Put the recipient off',
  unconfirmed: 'Did not answer; may have sent it',
  address: 'The address does not exist',
  unreadable: 'Could not be put into words',
  late: 'Too late to be of use',
};

export function reasonText(reason: string): string {
  return reasons[reason] ?? reason;
}

interface ProviderFigures {
  failedLastHour: number;
  workers: number;
  passedOverBy: number;
}

export function providerState({ failedLastHour, workers, passedOverBy }: ProviderFigures): { tone: Tone; label: string } {
  if (passedOverBy > 0)
    return { tone: 'bad', label: passedOverBy === workers ? 'Passed over' : `Passed over by ${passedOverBy} of ${workers}` };
  if (workers === 0) return { tone: 'quiet', label: 'Not in use' };
  return failedLastHour > 0 ? { tone: 'watch', label: 'Some failed' } : { tone: 'good', label: 'Working' };
}

export function waitingState(oldestSeconds: number, oldestCodeSeconds: number): { tone: Tone; label: string } {
  if (oldestCodeSeconds > waitsAfterSeconds) return { tone: 'bad', label: 'Codes wait' };
  return oldestSeconds > waitsAfterSeconds ? { tone: 'watch', label: 'Behind' } : { tone: 'good', label: 'On time' };
}
