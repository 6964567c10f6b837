import { describe, expect, it } from 'vitest';
import { type CorrectionDraft, readCorrection } from './propose-correction.form.ts';

const userId = '1000000000000000001';
const draft: CorrectionDraft = { coin: 'USDT', wallet: 'spot', way: 'credit', amount: ' 10.50 ', reason: ' came in without a reference ' };

describe('readCorrection', () => {
  it('takes the sign from the way, and the amount digit by digit', () => {
    const input = { userId, coin: 'USDT', wallet: 'spot', amount: '10.50', reason: 'came in without a reference' };
    expect(readCorrection(userId, draft)).toEqual({ input });
    expect(readCorrection(userId, { ...draft, way: 'debit' })).toEqual({ input: { ...input, amount: '-10.50' } });
  });

  it.each(['', '0', '0.000', '-5', '+5', '1,000', '1.', '.5', '007', '1e3', 'ten', '1.12345678901234567'])(
    'takes %o for no amount',
    (amount) => {
      const reading = readCorrection(userId, { ...draft, amount });
      expect(Object.keys('problems' in reading ? reading.problems : {})).toEqual(['amount']);
    },
  );

  it('names every field that is wrong', () => {
    const reading = readCorrection(userId, { ...draft, coin: '', amount: '', reason: 'too short' });
    expect(Object.keys('problems' in reading ? reading.problems : {}).sort()).toEqual(['amount', 'coin', 'reason']);
  });
});
