import { formatUnits } from '@peerbourse/rules/money';
import { coinPicture, flagPicture } from '#modules/core/reference/index.ts';
import type { Bands } from './config.rules.ts';
import type { OpenCoin } from './open-coins.ts';
import type { P2pFiat } from './p2p-fiats.ts';

/** Parts per million have four digits more than percent. */
const percentScale = 4;

/** A coin as every list of P2P shows it; each call lets those fields through that it names. */
export function coinEntry({ coin, name, scale, buyFeePpm, sellFeePpm }: OpenCoin) {
  return {
    name: coin,
    iconUrl: coinPicture(coin),
    coinCode: coin,
    coinName: name,
    decimals: scale,
    buyFeeRate: percent(buyFeePpm),
    sellFeeRate: percent(sellFeePpm),
  };
}

export function fiatEntry({ fiat, symbol, decimals, country, payWindows, bands, minUnits, maxUnits, isFeeFree }: P2pFiat) {
  return {
    name: fiat,
    iconUrl: flagPicture(country),
    fiatCode: fiat,
    symbol,
    decimals,
    country,
    minAmount: formatUnits(minUnits, decimals),
    maxAmount: formatUnits(maxUnits, decimals),
    payTimeLimits: [...payWindows],
    ...rates(bands),
    isFeeFree,
  };
}

/** Bands as the specification names them, in percent of the reference price. */
export function rates(bands: Bands) {
  return {
    fixedRateMin: percent(bands.fixedMinPpm),
    fixedRateMax: percent(bands.fixedMaxPpm),
    floatRateMin: percent(bands.floatMinPpm),
    floatRateMax: percent(bands.floatMaxPpm),
  };
}

function percent(ppm: bigint): string {
  return formatUnits(ppm, percentScale);
}
