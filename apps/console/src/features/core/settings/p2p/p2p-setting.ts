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

/** A setting of the P2P market: what stands in it, what makes it right, and whom it concerns. */
export interface P2pSetting {
  key: string;
  name: string;
  /** What it is about and from when on a change counts. */
  affects: string;
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
    affects: 'While it is stopped nobody begins an order or publishes an ad, and everybody reads the note. Open orders go on.',
    schema: p2pMarket,
    leaves: marketLeaves,
    gather: gatherMarket,
  },
  {
    key: 'p2p-config.fiats',
    name: 'Currencies',
    affects: 'Counts for new orders and for ads that are published or changed. What is closed is offered nowhere; open orders go on.',
    schema: p2pFiatRows,
    leaves: fiatLeaves,
    spread: spreadFiats,
    gather: gatherFiats,
  },
  {
    key: 'p2p-config.coins',
    name: 'Coins and fees',
    affects: 'Counts for new orders and new ads. Ads that stand already keep the fee that they were published with.',
    schema: p2pCoinRows,
    leaves: coinLeaves,
  },
  {
    key: 'p2p-config.bands',
    name: 'Price bands',
    affects:
      'Ads outside of the band leave the lists within seconds and come back when they are inside. Currencies with bands of their own keep them.',
    schema: p2pBands,
    leaves: bandLeaves('', ''),
  },
  {
    key: 'p2p-config.ads',
    name: 'Rules for ads',
    affects: 'Counts for ads that are published or changed from now on. Ads that stand already stay.',
    schema: p2pAdRules,
    leaves: adLeaves,
  },
  {
    key: 'p2p-config.general',
    name: 'General',
    affects: 'Limits and links that the pages of the P2P market read; in force within seconds.',
    schema: p2pGeneral,
    leaves: generalLeaves,
  },
];
