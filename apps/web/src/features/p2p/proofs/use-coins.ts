import { formatUnits } from '@peerbourse/rules/money';
import type { RoundAsset } from '@peerbourse/rules/proofs/escrow-round';
import { useFormat } from '#base/i18n/format.ts';

/** Writes units of a round as coins. */
export function useCoins(): (units: string, asset: string, of: Pick<RoundAsset, 'scale'>) => string {
  const format = useFormat();
  return (units, asset, { scale }) => format.amount(formatUnits(BigInt(units), scale), asset);
}
