import type { UserId } from '@peerbourse/contract/ids';
import { describe, expect, it } from 'vitest';
import type { MyTrader } from '#features/p2p/shared/my-trader.ts';
import { mergeTrader } from './merge-trader.ts';

const nobody = { nickName: '', isOpen: false, smsEnable: false, respPaymethodList: [] } as unknown as MyTrader;

describe('the profile after an update', () => {
  it('R4.13 is open once it has a userId, with every later update', () => {
    const created = mergeTrader(nobody, { userId: '1234567890' as UserId, nickName: 'Ann', isOpen: false });
    expect(created).toMatchObject({ userId: '1234567890', nickName: 'Ann', isOpen: false });
    expect(mergeTrader(created, { smsEnable: true })).toMatchObject({ nickName: 'Ann', smsEnable: true, isOpen: true });
  });

  it('keeps what the answer does not name', () => {
    expect(mergeTrader({ ...nobody, nickName: 'Ann' }, { smsEnable: true })).toMatchObject({ nickName: 'Ann', respPaymethodList: [] });
  });
});
