import type { menuSwitches } from '@peerbourse/contract/core/content/kind.shape';

export type SwitchName = (typeof menuSwitches)[number];

/** What operators call a switch, and what visitors see when it is on. */
export const switchText: Record<SwitchName, { label: string; opens: string }> = {
  p2pState: { label: 'P2P trading', opens: 'The P2P hall at /p2p-trade, its own navigation, and its tile on the home page.' },
  fastTrade: { label: 'Quick buy', opens: 'Buying and selling at /buy-sell-crypto, and the button of the estimate on the home page.' },
  contractSwitch: { label: 'Contracts', opens: 'Contract trading at /mix, and what members can choose about it in their preferences.' },
  followSwitch: { label: 'Copy trading', opens: 'Copy trading at /copy-trading.' },
  showFinancial: { label: 'Earn', opens: 'Earning at /earn.' },
  showVip: { label: 'VIP', opens: 'The VIP page at /vip.' },
  showSwap: { label: 'Swap', opens: 'Menu entries about swapping coins, for main accounts only. The site has no page for it yet.' },
  cashBalance: { label: 'Cash balance', opens: 'Menu entries about cash, such as /buy-sell-crypto/cash-conversion.' },
};
