import { expect, it } from 'vitest';
import { channelCodes, keepMarketingCodes, marketingCodes } from './marketing-codes.ts';

function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  } as Storage;
}

it('R3.19 the six codes of an address are kept, the newest of each wins, for a year', () => {
  const storage = memoryStorage();
  keepMarketingCodes('?channelCode=3000U&vipCode=a1&other=x', storage, 0);
  keepMarketingCodes('?vipCode=b2&actCode=c&clacCode=d&commonCode=e&groupId=7', storage, 1);
  expect(marketingCodes(storage, 2)).toEqual({
    channelCode: '3000U',
    vipCode: 'b2',
    actCode: 'c',
    clacCode: 'd',
    commonCode: 'e',
    groupId: '7',
  });
  expect(marketingCodes(storage, 366 * 24 * 60 * 60 * 1000)).toEqual({});
});

it('R3.19 what is no code is not kept', () => {
  const storage = memoryStorage();
  keepMarketingCodes('?channelCode=<script>&vipCode=&actCode=%00', storage, 0);
  expect(marketingCodes(storage, 1)).toEqual({});
});

it('R9.7 there are eight channels, 3000U and launchpad among them', () => {
  expect(new Set(channelCodes).size).toBe(8);
  expect(channelCodes).toEqual(expect.arrayContaining(['3000U', 'launchpad']));
});
