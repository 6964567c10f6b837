import { expect, it } from 'vitest';
import { emptyDraft } from './ad.form.ts';
import { dropDraft, readDraft, writeDraft } from './draft-store.ts';

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
}

const draft = { ...emptyDraft({ side: 'buy', coin: 'BTC', fiat: 'EUR' }), quantity: '0.5', payMinutes: 30, methods: ['301'] };

it('a draft is kept for its owner and its beginning', () => {
  const tab = storage();
  writeDraft('ann', { origin: 'side=buy', draft }, tab);
  expect(readDraft('ann', 'side=buy', tab)).toEqual(draft);
  expect(readDraft('ann', '', tab)).toEqual(draft);
  expect(readDraft('ann', 'side=sell', tab)).toBeUndefined();
  expect(readDraft('ben', 'side=buy', tab)).toBeUndefined();
  dropDraft('ann', tab);
  expect(readDraft('ann', '', tab)).toBeUndefined();
});

it('what is no draft of this version is not read', () => {
  const tab = storage();
  for (const text of ['{', 'null', '{"origin":"","draft":{}}', JSON.stringify({ origin: '', draft: { ...draft, methods: 'x' } })]) {
    tab.setItem('pb_ad_draft:ann', text);
    expect(readDraft('ann', '', tab)).toBeUndefined();
  }
});

it('a storage that is full or closed stops nobody', () => {
  const full = {
    setItem: () => {
      throw new Error('full');
    },
  } as unknown as Storage;
  expect(() => writeDraft('ann', { origin: '', draft }, full)).not.toThrow();
});
