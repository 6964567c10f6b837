import type { DeskState } from '@peerbourse/contract/markets/spot/desk/market-change.shape';
import type { Tone } from '#parts/tone.ts';

export const marketStateText: Readonly<Record<DeskState, { tone: Tone; label: string; effect: string }>> = {
  draft: { tone: 'quiet', label: 'Draft', effect: 'Nobody sees it.' },
  announced: { tone: 'quiet', label: 'Announced', effect: 'Everybody sees it, and nobody can place an order.' },
  auction: {
    tone: 'watch',
    label: 'Auction',
    effect: 'Limit orders gather for two minutes and a moment more; then all of them trade at one price, and the market opens.',
  },
  open: { tone: 'good', label: 'Open', effect: 'Everything is possible.' },
  'post-only': { tone: 'watch', label: 'Post only', effect: 'Orders may rest in the book, and nothing trades.' },
  halted: { tone: 'bad', label: 'Halted', effect: 'Nothing trades. Orders stay, and their owners can cancel them.' },
  closing: { tone: 'bad', label: 'Closing', effect: 'Every order ends at once and its coins are free. There is no way back.' },
  delisted: { tone: 'quiet', label: 'Delisted', effect: 'It is over, for good.' },
};
