import { p2pArticles, p2pArticlesDefault, p2pTips, p2pTipsDefault } from '#core/content/p2p-reading.shape.ts';
import type { SettingRow } from '#setting-row.ts';

export const settings = {
  /** What traders are given to read: which answers are tips, and which texts belong to P2P. */
  'content.p2pTips': {
    role: 'editor',
    danger: 'words',
    effect: 'Traders read these answers as tips on the pages of the P2P market.',
    schema: p2pTips,
    initial: p2pTipsDefault,
  },
  'content.p2pArticles': {
    role: 'editor',
    danger: 'words',
    effect: 'The pages of the P2P market link to these texts, for everybody who opens them.',
    schema: p2pArticles,
    initial: p2pArticlesDefault,
  },
} as const satisfies Record<string, SettingRow>;
