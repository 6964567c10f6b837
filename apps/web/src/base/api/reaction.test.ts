import { describe, expect, it } from 'vitest';
import { BridgeFailure, HttpFailure, Refused, Unreachable } from './failure.ts';
import { reactionTo, reportOf } from './reaction.ts';

const refused = (path: string, code: string | number, data: unknown = null) =>
  new Refused(path, { code, msg: 'words', data, requestId: 'r1' });
const order = '/v1/p2p/order/placeOrder';
const ad = '/v1/p2p/adv/publishAdv';
const method = '/v1/p2p/user/addUserPaymethod';
const card = '/v1/fiat-mix/private/checkout/bind-card';
const other = '/v1/mix/public/usdtRate';
const question = { title: 'Source of funds', requestId: 'Q1', expireTime: 1_800_000_000_000, url: 'https://example.test/q' };

describe('what a visitor sees of a failed request', () => {
  it.each(['00004', '00005', '00006', '20906', '20205'])('R8.1 code %s logs out', (code) => {
    expect(reactionTo(refused(other, code))).toEqual({ kind: 'logout', msg: 'words' });
    expect(reactionTo(refused(other, code), { showToast: false })).toEqual({ kind: 'logout', msg: 'words' });
  });

  it("R8.2 shows the server's words of any other code", () => {
    expect(reactionTo(refused(other, '61102'))).toEqual({ kind: 'toast', message: { msg: 'words' } });
    expect(reactionTo(refused(other, 'never-heard-of'))).toEqual({ kind: 'toast', message: { msg: 'words' } });
  });

  it.each([
    [404, 'http_not_found'],
    [504, 'http_not_found'],
    [403, 'http_forbidden'],
    [500, 'http_unknown'],
  ])('R8.3 status %i says %s', (status, key) => {
    expect(reactionTo(new HttpFailure(other, status, ''))).toEqual({ kind: 'toast', message: { key } });
  });

  it('R8.3 another status is named, 429 says nothing, and showToast false silences', () => {
    expect(reactionTo(new HttpFailure(other, 502, ''))).toEqual({ kind: 'toast', message: { key: 'http_other', values: { status: 502 } } });
    expect(reactionTo(new HttpFailure(other, 429, ''))).toEqual({ kind: 'nothing' });
    expect(reactionTo(new HttpFailure(other, 500, ''), { showToast: false })).toEqual({ kind: 'nothing' });
    expect(reactionTo(refused(other, '61102'), { showToast: false })).toEqual({ kind: 'nothing' });
  });

  it.each([order, ad, card, '/v1/x/assets/deposit-address', '/v1/x/assets/request-withdrawal'])(
    'R8.4 500054 asks a question on %s',
    (path) => {
      expect(reactionTo(refused(path, '500054', { params: question }))).toEqual({ kind: 'risk-question', msg: 'words', question });
      expect(reactionTo(refused(path, '500054', { params: { ...question, subStatus: 2 } }))).toEqual({ kind: 'risk-review', msg: 'words' });
      expect(reactionTo(refused(path, '500054'))).toEqual({ kind: 'toast', message: { msg: 'words' } });
      expect(reactionTo(refused(path, '500054', { params: { ...question, url: '' } }))).toEqual({
        kind: 'toast',
        message: { msg: 'words' },
      });
    },
  );

  it('R8.4 500054 elsewhere is a message', () => {
    for (const path of [other, method])
      expect(reactionTo(refused(path, '500054', { params: question }))).toEqual({ kind: 'toast', message: { msg: 'words' } });
  });

  it('R8.5 35016 blocks orders, ads and payment methods, and is a message elsewhere', () => {
    for (const path of [order, ad, method]) expect(reactionTo(refused(path, '35016'))).toEqual({ kind: 'blocked', msg: 'words' });
    for (const path of [card, other]) expect(reactionTo(refused(path, '35016'))).toEqual({ kind: 'toast', message: { msg: 'words' } });
  });

  it('says of an act without an answer that it may be tried again, of a read only that nobody answered', () => {
    expect(reactionTo(new Unreachable(order, 'x'), { isAct: true })).toEqual({ kind: 'toast', message: { key: 'unreachable_act' } });
    expect(reactionTo(new Unreachable(other, 'x'))).toEqual({ kind: 'toast', message: { key: 'unreachable' } });
    expect(reactionTo(new BridgeFailure(other, '61002', 'x'))).toEqual({ kind: 'toast', message: { key: 'unreachable' } });
  });
});

describe('what error reporting is told', () => {
  it('R8.6 of a refusal and of an HTTP error: path, code and request id, no data', () => {
    expect(reportOf(refused(order, '61102', { amount: '5' }))).toEqual({ level: 'error', path: order, code: '61102', requestId: 'r1' });
    expect(reportOf(new HttpFailure(other, 500, 'r2'))).toEqual({ level: 'error', path: other, code: 'http 500', requestId: 'r2' });
  });

  it('R8.6 nothing of a 429 on the list of ads, but of a 429 elsewhere', () => {
    expect(reportOf(new HttpFailure('/v1/p2p/pub/adv/queryAdvList', 429, ''))).toBeUndefined();
    expect(reportOf(new HttpFailure(other, 429, 'r'))).toMatchObject({ code: 'http 429' });
  });

  it.each(['61001', '61002', '61003'] as const)('R8.7 bridge code %s is fatal', (code) => {
    expect(reportOf(new BridgeFailure(other, code, 'x'))).toEqual({ level: 'fatal', path: other, code, requestId: '' });
  });

  it('nothing of a visitor who is offline', () => {
    expect(reportOf(new Unreachable(other, 'x'))).toBeUndefined();
  });
});
