import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractCalls } from './contract-calls.ts';
import { prepare } from './prepared.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
const calls = (await contractCalls()).filter(({ call }) => call.door === 'api').map(({ call }) => ({ path: call.path, call }));
const needPrices = ['/v1/mix/public/usdtRate'];

beforeAll(async () => {
  stage = await openStage();
  await stage.start('api');
});
afterAll(() => stage.close());

describe('R7.8 every call of the traders’ door', () => {
  it.each(calls.filter(({ path }) => !needPrices.includes(path)))('$path succeeds for whoever may make it', async ({ call }) => {
    const { browser, input } = await prepare(stage, call);
    const { body } = await browser.call(call, input);
    expect(body).toMatchObject({ code: call.ok, msg: '' });
  });
});
