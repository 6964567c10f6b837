import { expect, it } from 'vitest';
import { HttpFailure, Refused, Unreachable } from './failure.ts';
import { persistently } from './persistently.ts';

const path = '/v1/x/y';

function sender(...outcomes: Array<Error | string>) {
  let sent = 0;
  const send = async () => {
    const outcome = outcomes[sent++];
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
  return { send, sent: () => sent };
}

const noPause = async () => undefined;

it('sends again when nobody answered, twice at most', async () => {
  const lucky = sender(new Unreachable(path, 'x'), new HttpFailure(path, 503, ''), 'done');
  expect(await persistently(lucky.send, noPause)).toBe('done');
  const silent = sender(...Array.from({ length: 5 }, () => new Unreachable(path, 'x')));
  await expect(persistently(silent.send, noPause)).rejects.toBeInstanceOf(Unreachable);
  expect(silent.sent()).toBe(3);
});

it('takes a no for an answer', async () => {
  for (const no of [
    new Refused(path, { code: '1', msg: '', data: null, requestId: '' }),
    new HttpFailure(path, 500, ''),
    new HttpFailure(path, 429, ''),
  ]) {
    const { send, sent } = sender(no, 'never');
    await expect(persistently(send, noPause)).rejects.toBe(no);
    expect(sent()).toBe(1);
  }
});

it('waits between tries, longer each time', async () => {
  const waited: number[] = [];
  await persistently(sender(new Unreachable(path, 'x'), new Unreachable(path, 'x'), 'done').send, async (ms) => {
    waited.push(ms);
  });
  expect(waited).toEqual([500, 1_500]);
});
