/** Lines over and under the candles. Prices are pixels here: nobody is paid by them, so plain numbers do. */

type Line = Array<number | undefined>;

export function movingAverage(values: readonly number[], length: number): Line {
  let sum = 0;
  return values.map((value, at) => {
    sum += value - (values[at - length] ?? 0);
    return at >= length - 1 ? sum / length : undefined;
  });
}

/** Begins with the average of its first values, as charts do. */
export function exponentialAverage(values: readonly number[], length: number): Line {
  const weight = 2 / (length + 1);
  const start = values.slice(0, length);
  if (start.length < length) return values.map(() => undefined);
  let average = start.reduce((sum, value) => sum + value, 0) / length;
  return values.map((value, at) => {
    if (at < length - 1) return undefined;
    if (at >= length) average += (value - average) * weight;
    return average;
  });
}

export interface Bands {
  upper: Line;
  middle: Line;
  lower: Line;
}

export function bollingerBands(values: readonly number[], length: number, width: number): Bands {
  const middle = movingAverage(values, length);
  const away = middle.map((mean, at) => {
    if (mean === undefined) return undefined;
    const squares = values.slice(at - length + 1, at + 1).reduce((sum, value) => sum + (value - mean) ** 2, 0);
    return Math.sqrt(squares / length) * width;
  });
  const shifted = (sign: 1 | -1) => middle.map((mean, at) => (mean === undefined ? undefined : mean + sign * (away[at] as number)));
  return { upper: shifted(1), middle, lower: shifted(-1) };
}

/** Wilder's: gains and losses are smoothed one by one. */
export function relativeStrength(values: readonly number[], length: number): Line {
  let [gain, loss] = [0, 0];
  return values.map((value, at) => {
    if (at === 0) return undefined;
    const change = value - (values[at - 1] as number);
    const [up, down] = [Math.max(change, 0), Math.max(-change, 0)];
    if (at <= length) {
      gain += up / length;
      loss += down / length;
    } else {
      gain = (gain * (length - 1) + up) / length;
      loss = (loss * (length - 1) + down) / length;
    }
    if (at < length) return undefined;
    return loss === 0 ? 100 : 100 - 100 / (1 + gain / loss);
  });
}

export interface Macd {
  line: Line;
  signal: Line;
  histogram: Line;
}

export function macd(values: readonly number[], fast: number, slow: number, length: number): Macd {
  const [quick, steady] = [exponentialAverage(values, fast), exponentialAverage(values, slow)];
  const line = quick.map((value, at) => (value === undefined || steady[at] === undefined ? undefined : value - (steady[at] as number)));
  const known = line.filter((value) => value !== undefined);
  const averaged = exponentialAverage(known, length);
  const signal = line.map((value, at) => (value === undefined ? undefined : averaged[at - (line.length - known.length)]));
  return {
    line,
    signal,
    histogram: line.map((value, at) => (value === undefined || signal[at] === undefined ? undefined : value - (signal[at] as number))),
  };
}
