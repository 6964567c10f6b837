import {
  p2pAdRules,
  p2pAdRulesDefault,
  p2pBands,
  p2pBandsDefault,
  p2pCoinRows,
  p2pCoinRowsDefault,
  p2pFiatRows,
  p2pFiatRowsDefault,
  p2pGeneral,
  p2pGeneralDefault,
  p2pMarket,
} from '#p2p/p2p-config/config.shape.ts';
import type { SettingRow } from '#setting-row.ts';

export const settings = {
  /** Whether P2P takes new orders and ads; while it does not, the notes say why. */
  'p2p-config.market': {
    role: 'risk',
    danger: 'safety',
    // Whoever stops the market in an emergency must not wait for a second person. Nobody's coins move by it, and open orders go on.
    persons: 1,
    effect: 'While it is stopped nobody begins an order or publishes an ad, and everybody reads the note; open orders go on.',
    schema: p2pMarket,
    initial: { isOpen: true, notes: {} },
  },
  'p2p-config.general': {
    role: 'risk',
    danger: 'money',
    effect: 'Every trader has these limits, hours, deposits and links within seconds.',
    schema: p2pGeneral,
    initial: p2pGeneralDefault,
  },
  'p2p-config.bands': {
    role: 'risk',
    danger: 'money',
    effect:
      'Ads outside of the band leave the lists within seconds and come back when they are inside; currencies with bands of their own keep them.',
    schema: p2pBands,
    initial: p2pBandsDefault,
  },
  'p2p-config.ads': {
    role: 'risk',
    danger: 'safety',
    effect: 'Counts for every trader who publishes or changes an ad from now on; ads that stand already stay.',
    schema: p2pAdRules,
    initial: p2pAdRulesDefault,
  },
  'p2p-config.fiats': {
    role: 'risk',
    danger: 'money',
    effect: 'Counts for new orders and for ads that are published or changed; what is closed is offered nowhere, and open orders go on.',
    schema: p2pFiatRows,
    initial: p2pFiatRowsDefault,
  },
  'p2p-config.coins': {
    role: 'risk',
    danger: 'money',
    effect: 'Traders pay these fees in new orders and for new ads; ads that stand already keep the fee that they were published with.',
    schema: p2pCoinRows,
    initial: p2pCoinRowsDefault,
  },
} as const satisfies Record<string, SettingRow>;
