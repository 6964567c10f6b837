import { p2pAdRules, p2pBands, p2pCoinRows, p2pFiatRows, p2pGeneral, p2pMarket } from '@peerbourse/contract/p2p/p2p-config/config.shape';
import type * as z from 'zod/mini';
import { adLeaves } from './ad-leaves.ts';
import { bandLeaves } from './band-leaves.ts';
import { coinLeaves } from './coin-leaves.ts';
import { fiatLeaves, gatherFiats, spreadFiats } from './fiat-leaves.ts';
import { generalLeaves } from './general-leaves.ts';
import type { Leaf } from './leaf.ts';
import { gatherMarket, marketLeaves } from './market-leaves.ts';

type Json = Record<string, unknown>;

/** A setting of the P2P market: what stands in it, and what makes it right. */
export interface P2pSetting {
  key: string;
  name: string;
  schema: z.ZodMiniType;
  leaves: readonly Leaf[];
  /** Between what is stored and what has a leaf for each value. */
  spread?: (value: Json) => Json;
  gather?: (spread: Json) => Json;
}

export const p2pSettings: readonly P2pSetting[] = [
  {
    key: 'p2p-config.market',
    name: 'Market',
    schema: p2pMarket,
    leaves: marketLeaves,
    gather: gatherMarket,
  },
  {
    key: 'p2p-config.fiats',
    name: 'Currencies',
    schema: p2pFiatRows,
    leaves: fiatLeaves,
    spread: spreadFiats,
    gather: gatherFiats,
  },
  {
    key: 'p2p-config.coins',
    name: 'Coins and fees',
    schema: p2pCoinRows,
    leaves: coinLeaves,
  },
  {
    key: 'p2p-config.bands',
    name: 'Price bands',
    schema: p2pBands,
    leaves: bandLeaves('', ''),
  },
  {
    key: 'p2p-config.ads',
    name: 'Rules for ads',
    schema: p2pAdRules,
    leaves: adLeaves,
  },
  {
    key: 'p2p-config.general',
    name: 'General',
    schema: p2pGeneral,
    leaves: generalLeaves,
  },
];
