import type { menuSwitches } from '@peerbourse/contract/core/content/kind.shape';

export type SwitchName = (typeof menuSwitches)[number];

/** What operators call a switch, and what visitors see when it is on. */
export const switchText: Record<SwitchName, { words: string; opens: string }> = {
  p2pState: { words: 'P2P trading', opens: 'The P2P hall at /p2p-trade, its own navigation, and its tile on the home page.' },
  fastTrade: { words: 'Quick buy', opens: 'Buying and selling at /buy-sell-crypto, and the button of the estimate on the home page.' },
  contractSwitch: { words: 'Contracts', opens: 'Contract trading at /mix, and what members can choose about it in their preferences.' },
  followSwitch: { words: 'Copy trading', opens: 'Copy trading at /copy-trading.' },
  showFinancial: { words: 'Earn', opens: 'Earning at /earn.' },
  showVip: { words: 'VIP', opens: 'The VIP page at /vip.' },
  showSwap: { words: 'Swap', opens: 'Menu entries about swapping coins, for main accounts only. The site has no page for it yet.' },
  cashBalance: { words: 'Cash balance', opens: 'Menu entries about cash, such as /buy-sell-crypto/cash-conversion.' },
};
