/** How many decimals the prices and quantities of a market have. */
export interface MarketSteps {
  priceScale: number;
  lotScale: number;
}

/** A step is one unit of its last decimal: 0.01 has two. */
export function stepsOf({ priceStep, quantityStep }: { priceStep: string; quantityStep: string }): MarketSteps {
  return { priceScale: decimalsOf(priceStep), lotScale: decimalsOf(quantityStep) };
}

/** A price times a quantity has the decimals of both. */
export function valueScale({ priceScale, lotScale }: MarketSteps): number {
  return priceScale + lotScale;
}

function decimalsOf(step: string): number {
  return step.split('.')[1]?.length ?? 0;
}
