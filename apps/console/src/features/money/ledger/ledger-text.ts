import type { CallOutput } from '@peerbourse/contract/call';
import type { WalletName } from '@peerbourse/contract/money/assets/asset.shape';
import type { accountList } from '@peerbourse/contract/money/ledger/account-list';
import type { Correction } from '@peerbourse/contract/money/ledger/ledger.shape';
import { english } from '@peerbourse/rules/formats/format';
import type { Tone } from '#parts/tone.ts';

export type LedgerAccount = CallOutput<typeof accountList>['accounts'][number];

export const walletText: Record<WalletName, string> = { spot: 'Spot', otc: 'P2P', contract: 'Contract', earn: 'Earn' };

const purposeLabel: Readonly<Record<string, string>> = {
  ...walletText,
  'ad-reserve': 'Set aside for ads',
  'order-hold': 'Set aside for orders',
  quote: 'Set aside for quotes',
  risk: 'Held back by risk',
  deposit: 'Security deposit',
  escrow: 'Escrow',
  fee: 'Fees',
  compensation: 'Compensation',
  clearing: 'Clearing',
  opening: 'Opening balances',
  dust: 'Dust',
  inventory: 'Inventory',
  receivable: 'Owed by acquirers',
  bank: 'Bank',
  trading: 'Own trading',
};

/** What an account is for; a purpose that came after this page is shown as it is called. */
export function purposeText(purpose: string): string {
  return purposeLabel[purpose] ?? purpose;
}

export const correctionStates: Record<Correction['state'], { tone: Tone; label: string }> = {
  open: { tone: 'watch', label: 'waiting' },
  approved: { tone: 'good', label: 'carried out' },
  rejected: { tone: 'bad', label: 'rejected' },
  expired: { tone: 'quiet', label: 'expired' },
};

export function isDebit({ amount }: Pick<Correction, 'amount'>): boolean {
  return amount.startsWith('-');
}

/** Whose coins a correction is about. */
export function subjectText({ userId }: Pick<Correction, 'userId'>): string {
  return userId ?? 'the house';
}

/** A correction in one line: `Credit 10.5 USDT to Spot`. */
export function correctionText({ amount, coin, wallet }: Pick<Correction, 'amount' | 'coin' | 'wallet'>): string {
  const size = `${english.number(amount.replace('-', ''))} ${coin}`;
  return isDebit({ amount }) ? `Debit ${size} from ${purposeText(wallet)}` : `Credit ${size} to ${purposeText(wallet)}`;
}
