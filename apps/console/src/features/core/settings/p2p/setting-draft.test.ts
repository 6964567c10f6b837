import {
  p2pAdRulesDefault,
  p2pBandsDefault,
  p2pCoinRowsDefault,
  p2pFiatRowsDefault,
  p2pGeneralDefault,
} from '@peerbourse/contract/p2p/p2p-config/config.shape';
import { expect, it } from 'vitest';
import { type P2pSetting, p2pSettings } from './p2p-setting.ts';
import { draftChanges, draftOf, draftProblems, valueOf } from './setting-draft.ts';

const setting = (name: string) => p2pSettings.find(({ key }) => key === `p2p-config.${name}`) as P2pSetting;
const stopped = { isOpen: false, notes: { en: 'Back soon.', de: 'Bald zurück.' } };

it.each<[string, unknown]>([
  ['market', stopped],
  ['general', p2pGeneralDefault],
  ['bands', p2pBandsDefault],
  ['ads', p2pAdRulesDefault],
  ['fiats', { ...p2pFiatRowsDefault, EUR: { ...p2pFiatRowsDefault.EUR, bands: { ...p2pBandsDefault, fixedMinPpm: 950_000 } } }],
  ['coins', p2pCoinRowsDefault],
])('%s comes back as it was, and is right', (name, value) => {
  const draft = draftOf(setting(name), value);
  expect(valueOf(setting(name), draft)).toEqual(value);
  expect(draftProblems(setting(name), draft)).toEqual(new Map());
});

it('R3.10 finds what the contract refuses, and says it where it stands', () => {
  const paths = (name: string, value: unknown, part: Record<string, string>) => [
    ...draftProblems(setting(name), { ...draftOf(setting(name), value), ...part }).keys(),
  ];
  expect(paths('general', p2pGeneralDefault, { addPayCount: '0', startTime: '8:30', tradeLimitLink: 'ftp://x' })).toEqual([
    'addPayCount',
    'startTime',
    'tradeLimitLink',
  ]);
  expect(paths('bands', p2pBandsDefault, { fixedMinPpm: '0', fixedMaxPpm: '0' })).toEqual(['fixedMaxPpm']);
  expect(paths('fiats', p2pFiatRowsDefault, { 'EUR.payWindows': '30 15', 'USD.maxAmount': '5' })).toEqual([
    'USD.maxAmount',
    'EUR.payWindows',
  ]);
  expect(paths('market', { isOpen: true, notes: {} }, { isOpen: 'off' })).toEqual(['notes.en']);
  expect(paths('coins', p2pCoinRowsDefault, { 'BTC.buyFeePpm': '2.1' })).toEqual(['BTC.buyFeePpm']);
});

it('says in words what changes', () => {
  const fiats = draftOf(setting('fiats'), p2pFiatRowsDefault);
  expect(draftChanges(setting('fiats'), fiats, { ...fiats, 'EUR.maxAmount': '60000', 'EUR.bands.fixedMinPpm': '-5' })).toEqual([
    { what: 'EUR largest order', before: '50,000 EUR', after: '60,000 EUR' },
  ]);
  expect(
    draftChanges(setting('fiats'), fiats, { ...fiats, 'EUR.hasBands': 'on', 'EUR.bands.fixedMinPpm': '-5' }).map(
      ({ what, before, after }) => `${what}: ${before} → ${after}`,
    ),
  ).toEqual([
    'EUR bands of its own: off → on',
    'EUR fixed price, lowest: as usual → -5 %',
    'EUR fixed price, highest: as usual → +10 %',
    'EUR floating price, lowest: as usual → -10 %',
    'EUR floating price, highest: as usual → +10 %',
  ]);
});
