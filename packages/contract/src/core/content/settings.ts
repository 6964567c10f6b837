import { p2pArticles, p2pArticlesDefault, p2pTips, p2pTipsDefault } from '#core/content/p2p-reading.shape.ts';

export const settings = {
  /** What traders are given to read: which answers are tips, and which texts belong to P2P. */
  'content.p2pTips': { schema: p2pTips, initial: p2pTipsDefault },
  'content.p2pArticles': { schema: p2pArticles, initial: p2pArticlesDefault },
} as const;
