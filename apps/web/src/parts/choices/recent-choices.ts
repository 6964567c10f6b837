import { readCache, writeCache } from '#base/lib/local-cache.ts';

/** Of what somebody has chosen; fields that ask for the same share what is recent. */
export type ChoiceKind = 'coin' | 'country' | 'currency' | 'dial' | 'language' | 'method' | 'zone';

const kept = 4;

/** What this browser chose last, the latest first. */
export function recentChoices(kind: ChoiceKind): string[] {
  return stored()[kind] ?? [];
}

export function rememberChoice(kind: ChoiceKind, value: string): void {
  if (value === '') return;
  const all = stored();
  const next = [value, ...(all[kind] ?? []).filter((other) => other !== value)].slice(0, kept);
  writeCache('recent_choices', JSON.stringify({ ...all, [kind]: next }));
}

function stored(): Partial<Record<ChoiceKind, string[]>> {
  try {
    return Object.fromEntries(
      Object.entries(JSON.parse(readCache('recent_choices') || '{}') as object).filter(
        ([, values]) => Array.isArray(values) && values.every((value) => typeof value === 'string'),
      ),
    );
  } catch {
    return {};
  }
}
