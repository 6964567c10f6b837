export interface TimeZones {
  /** Of the machine that is asked. */
  own: string;
  all: readonly string[];
}

/** The zones that the machine knows by name, and its own; UTC is always one of them. */
export function timeZones(): TimeZones {
  const all = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]);
  return { own: Intl.DateTimeFormat().resolvedOptions().timeZone, all: [...all] };
}
