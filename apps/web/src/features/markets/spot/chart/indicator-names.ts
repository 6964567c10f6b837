export const indicatorNames = ['ma', 'ema', 'boll', 'rsi', 'macd'] as const;
export type Indicator = (typeof indicatorNames)[number];
