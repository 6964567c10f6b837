import { describe, expect, it } from 'vitest';
import { isSuccess, successCodeOf } from './envelope.ts';

describe('success codes', () => {
  it.each([
    ['/v1/mix/public/usdtRate', '00000'],
    ['/v1/user/public/getEncryptKey', '00000'],
    ['/v1/if/base/coinList', '00000'],
    ['/v1/msg/x', '00000'],
    ['/v1/kline/x', '00000'],
    ['/v1/spot/x', '00000'],
    ['/v1/trigger/x', '00000'],
    ['/v1/x/live/issue-ticket', '00000'],
    ['/v1/admin/rates/publish-price', '00000'],
    ['/v1/p2p/order/placeOrder', 0],
    ['/v1/mcp/order/x', '0'],
    ['/v1/fiat-mix/public/x', 200],
  ])('R7.16 %s succeeds with %j', (path, code) => {
    expect(successCodeOf(path)).toBe(code);
    expect(isSuccess(path, code)).toBe(true);
  });

  it('R7.16 the code of another service is no success', () => {
    expect(isSuccess('/v1/p2p/order/placeOrder', '0')).toBe(false);
    expect(isSuccess('/v1/mcp/order/x', 0)).toBe(false);
    expect(isSuccess('/v1/mix/public/usdtRate', 200)).toBe(false);
  });

  it('a path of no service has none', () => {
    expect(() => successCodeOf('/v2/mix/public/usdtRate')).toThrow('No success code');
  });
});
