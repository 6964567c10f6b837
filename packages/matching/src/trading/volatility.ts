import type { Market } from '../market.ts';

const sampleMs = 1_000;
const whole = 10_000;

/** Keeps the last price of each second of the window, and the youngest one from before it. */
export function takeSample({ samples, now, last, parameters }: Market): void {
  const youngest = samples[samples.length - 1];
  if (last > 0 && (youngest === undefined || now - youngest.time >= sampleMs)) samples.push({ time: now, tick: last });
  while (samples.length > 1 && samples[1].time <= now - parameters.volatilityWindowMs) samples.shift();
}

/** After a taker has traded: a price that ran away from that of a while ago is looked for in an auction. */
export function watchVolatility(market: Market): void {
  const { samples, now, last, parameters, events } = market;
  const anchor = samples[0];
  if (parameters.volatility === 0 || anchor === undefined || anchor.time > now - parameters.volatilityWindowMs) return;
  if (Math.abs(last - anchor.tick) * whole <= anchor.tick * parameters.volatility) return;
  market.state = 'auction';
  events.push({ type: 'state', state: 'auction', reason: 'volatility' });
}
