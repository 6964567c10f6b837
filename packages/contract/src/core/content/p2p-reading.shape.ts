import * as z from 'zod/mini';
import { currencyCode } from '#core/reference/currency-code.shape.ts';
import { itemName } from './kind.shape.ts';

const codes = z.array(currencyCode).check(z.maxLength(50));

/** Which answers of the help are tips, in their order; a tip may be for one side only. */
export const p2pTips = z.array(z.strictObject({ slug: itemName, side: z.enum(['both', 'buy', 'sell']) })).check(z.maxLength(30));

/** What is offered for reading, in its order. Without coins it is for all of them, and without currencies too. */
export const p2pArticles = z
  .array(z.strictObject({ kind: z.enum(['help', 'article']), slug: itemName, coins: codes, fiats: codes }))
  .check(z.maxLength(100));

export const p2pTipsDefault: z.output<typeof p2pTips> = [
  { slug: 'tip-pay-from-your-own-account', side: 'buy' },
  { slug: 'tip-press-paid-only-after-paying', side: 'buy' },
  { slug: 'tip-never-cancel-after-paying', side: 'buy' },
  { slug: 'tip-believe-your-bank', side: 'sell' },
  { slug: 'tip-check-the-payers-name', side: 'sell' },
  { slug: 'tip-stay-inside-the-order', side: 'both' },
];

const forAll = { coins: [], fiats: [] };

export const p2pArticlesDefault: z.output<typeof p2pArticles> = [
  { kind: 'help', slug: 'buy-coins-with-p2p', ...forAll },
  { kind: 'help', slug: 'sell-coins-with-p2p', ...forAll },
  { kind: 'help', slug: 'read-a-p2p-offer', ...forAll },
  { kind: 'help', slug: 'check-escrow-yourself', ...forAll },
  { kind: 'help', slug: 'p2p-appeals', ...forAll },
  { kind: 'help', slug: 'p2p-closed-orders', ...forAll },
  { kind: 'help', slug: 'publish-a-p2p-ad', ...forAll },
  { kind: 'help', slug: 'become-a-p2p-merchant', ...forAll },
  { kind: 'article', slug: 'what-escrow-does', ...forAll },
  { kind: 'article', slug: 'five-p2p-scams', ...forAll },
  { kind: 'article', slug: 'stablecoins-what-can-go-wrong', coins: ['USDT', 'USDC'], fiats: [] },
];
