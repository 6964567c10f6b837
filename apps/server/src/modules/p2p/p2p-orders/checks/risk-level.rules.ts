import { type DoubtCode, type RiskLevel, riskLevels } from '@peerbourse/contract/p2p/p2p-orders/checks/doubt.shape';

/** What each doubt weighs. Nothing brings released coins back, so a device that nobody knows weighs most there. */
const weights: Record<DoubtCode, Record<'pay' | 'release', RiskLevel>> = {
  restriction: { pay: 'high', release: 'high' },
  'new-device': { pay: 'medium', release: 'high' },
  'price-deviation': { pay: 'medium', release: 'medium' },
  'first-trade': { pay: 'low', release: 'low' },
};

/** The gravest of the doubts decides. */
export function levelOf(codes: readonly DoubtCode[], act: 'pay' | 'release'): RiskLevel {
  const heights = codes.map((code) => riskLevels.indexOf(weights[code][act]));
  return riskLevels[Math.max(0, ...heights)] ?? 'none';
}
