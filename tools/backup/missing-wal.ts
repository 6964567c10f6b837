const segmentsPerLog = 256n;

/**
 * Names of pieces of WAL that ought to lie between others and do not, of pieces of 16 MiB. The oldest one that is asked for is that of
 * the oldest backup: without one after it nothing can be restored to a moment behind the gap.
 */
export function missingWal(names: readonly string[], oldestNeeded: string): string[] {
  const present = new Set(names);
  const byTimeline = Map.groupBy(
    [...present].filter((name) => /^[0-9A-F]{24}$/.test(name) && placeOf(name) >= placeOf(oldestNeeded)),
    timelineOf,
  );
  return [...byTimeline].flatMap(([timeline, pieces]) => {
    const places = pieces.map(placeOf).sort((a, b) => (a < b ? -1 : 1));
    const first = timeline === timelineOf(oldestNeeded) ? placeOf(oldestNeeded) : (places[0] as bigint);
    const missing: string[] = [];
    for (let place = first; place <= (places.at(-1) as bigint); place++) {
      const name = nameOf(timeline, place);
      if (!present.has(name)) missing.push(name);
    }
    return missing;
  });
}

function timelineOf(name: string): string {
  return name.slice(0, 8);
}

function placeOf(name: string): bigint {
  return BigInt(`0x${name.slice(8, 16)}`) * segmentsPerLog + BigInt(`0x${name.slice(16)}`);
}

function nameOf(timeline: string, place: bigint): string {
  const hex = (value: bigint) => value.toString(16).toUpperCase().padStart(8, '0');
  return `${timeline}${hex(place / segmentsPerLog)}${hex(place % segmentsPerLog)}`;
}
