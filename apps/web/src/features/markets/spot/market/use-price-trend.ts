import { isLess } from '@peerbourse/rules/money';
import { useState } from 'react';

export type PriceTrend = 'up' | 'down' | undefined;

/** Which way a price went last. */
export function usePriceTrend(price: string | undefined): PriceTrend {
  const [seen, setSeen] = useState<{ price: string | undefined; trend: PriceTrend }>({ price, trend: undefined });
  if (seen.price === price) return seen.trend;
  const trend = seen.price === undefined || price === undefined ? undefined : isLess(price, seen.price) ? 'down' : 'up';
  setSeen({ price, trend });
  return trend;
}
