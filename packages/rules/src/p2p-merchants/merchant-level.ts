/** Deposits are USDT, in units of 10^-6. */
export const depositScale = 6;

export const merchantLevels = ['starter', 'advanced', 'master'] as const;
export type MerchantLevel = (typeof merchantLevels)[number];

/** What a level asks for, and what it gives. */
export interface LevelRule {
  /** Completed within 30 days. */
  orders: number;
  completionPercent: number;
  counterparties: number;
  /** In whole USDT. */
  depositUsdt: number;
  /** Ads of one coin, currency and side at once. */
  adsPerPairAndSide: number;
  /** Orders under way at once that the merchant has begun. */
  openOrders: number;
}

export type LevelRules = Readonly<Record<MerchantLevel, LevelRule>>;

/** What a merchant has done, and left. */
export interface MerchantFigures {
  completed30d: number;
  /** By own fault. */
  cancelled30d: number;
  counterparties: number;
  deposit: bigint;
}

export type LevelAsk = 'orders' | 'completion' | 'counterparties' | 'deposit';

export interface Missing {
  what: LevelAsk;
  /** Percent of completion is cut, and USDT as well: nobody is told that they have what they have not. */
  has: number;
  needs: number;
}

/** The highest level whose every ask is met. Whoever is a merchant at all is a starter. */
export function merchantLevel(figures: MerchantFigures, rules: LevelRules): MerchantLevel {
  return merchantLevels.findLast((level) => level === 'starter' || missingFor(figures, rules[level]).length === 0) ?? 'starter';
}

/** The level after this one with what is missing for it; undefined at the top. */
export function nextLevel(
  figures: MerchantFigures,
  level: MerchantLevel,
  rules: LevelRules,
): { level: MerchantLevel; missing: Missing[] } | undefined {
  const next = merchantLevels[merchantLevels.indexOf(level) + 1];
  return next && { level: next, missing: missingFor(figures, rules[next]) };
}

function missingFor(figures: MerchantFigures, rule: LevelRule): Missing[] {
  const asked: Missing[] = [
    { what: 'orders', has: figures.completed30d, needs: rule.orders },
    { what: 'completion', has: completionPercent(figures), needs: rule.completionPercent },
    { what: 'counterparties', has: figures.counterparties, needs: rule.counterparties },
    { what: 'deposit', has: Number(figures.deposit / 10n ** BigInt(depositScale)), needs: rule.depositUsdt },
  ];
  return asked.filter(({ has, needs }) => has < needs);
}

/** Of nothing, nothing was completed. */
function completionPercent({ completed30d, cancelled30d }: MerchantFigures): number {
  const ended = completed30d + cancelled30d;
  return ended === 0 ? 0 : Math.floor((completed30d * 100) / ended);
}
