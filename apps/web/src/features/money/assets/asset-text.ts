import type { EntryKind, WalletName } from '@peerbourse/contract/money/assets/asset.shape';
import type { TextKey } from '#base/i18n/text-keys.ts';
import { useText } from '#base/i18n/texts.tsx';

const walletText: Record<WalletName, TextKey<'assets'>> = {
  spot: 'wallet_spot',
  otc: 'wallet_otc',
  contract: 'wallet_contract',
  earn: 'wallet_earn',
};

/** What people call a wallet. One that came later than this page keeps its own name. */
export function useWalletName(): (wallet: string) => string {
  const t = useText('assets');
  return (wallet) => (wallet in walletText ? t(walletText[wallet as WalletName]) : wallet);
}

const kindText: Record<EntryKind, TextKey<'assets'>> = {
  transfer: 'kind_transfer',
  credit: 'kind_credit',
  debit: 'kind_debit',
  reserve: 'kind_reserve',
  p2p: 'kind_p2p',
  spot: 'kind_spot',
  contract: 'kind_contract',
  earn: 'kind_earn',
  fee: 'kind_fee',
  other: 'kind_other',
};

/** Why coins came or went. */
export function useKindName(): (kind: EntryKind) => string {
  const t = useText('assets');
  return (kind) => t(kindText[kind]);
}
