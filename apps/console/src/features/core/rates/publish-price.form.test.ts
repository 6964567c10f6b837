import { describe, expect, it } from 'vitest';
import { cleanDraft, draftProblems, emptyDraft } from './publish-price.form.ts';

const draft = { pair: 'usdt_krw', price: '1385.5', reason: 'source outage' };

describe('draftProblems', () => {
  it('finds none in what the contract accepts', () => {
    expect(draftProblems(draft)).toEqual({});
    expect(draftProblems({ pair: ' USDT_KRW ', price: ' 1385.5', reason: ' why ' })).toEqual({});
  });

  it('has advice for every field that is missing', () => {
    expect(Object.keys(draftProblems(emptyDraft)).sort()).toEqual(['pair', 'price', 'reason']);
  });

  it.each(['0', '-1', '1,385.5', '1e3', '.5', '5.'])('does not take %s for a price', (price) => {
    expect(Object.keys(draftProblems({ ...draft, price }))).toEqual(['price']);
  });

  it.each(['usdtkrw', 'usdt-krw', 'usdt_'])('does not take %s for a pair', (pair) => {
    expect(Object.keys(draftProblems({ ...draft, pair }))).toEqual(['pair']);
  });
});

describe('cleanDraft', () => {
  it('trims, and writes the pair small', () => {
    expect(cleanDraft({ pair: ' USDT_KRW', price: '1 ', reason: ' why  not ' })).toEqual({
      pair: 'usdt_krw',
      price: '1',
      reason: 'why  not',
    });
  });
});
