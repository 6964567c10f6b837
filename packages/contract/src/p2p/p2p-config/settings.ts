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

export const settings = {
  /** Whether P2P takes new orders and ads; while it does not, the notes say why. */
  'p2p-config.market': { schema: p2pMarket, initial: { isOpen: true, notes: {} } },
  'p2p-config.general': { schema: p2pGeneral, initial: p2pGeneralDefault },
  'p2p-config.bands': { schema: p2pBands, initial: p2pBandsDefault },
  'p2p-config.ads': { schema: p2pAdRules, initial: p2pAdRulesDefault },
  'p2p-config.fiats': { schema: p2pFiatRows, initial: p2pFiatRowsDefault },
  'p2p-config.coins': { schema: p2pCoinRows, initial: p2pCoinRowsDefault },
} as const;
