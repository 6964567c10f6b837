import { exchangeParts } from '@peerbourse/contract/core/content/kind.shape';
import texts from '@peerbourse/texts/content/en.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { type Incident, incidentGroups, type PartState, partKey, worstState } from './part-state.ts';

const parts = (...states: PartState[]) => states.map((state) => ({ part: 'prices' as const, state }));

test('the whole does as well as its worst part', () => {
  expect(worstState([])).toBe('works');
  expect(worstState(parts('works', 'works'))).toBe('works');
  expect(worstState(parts('works', 'maintenance'))).toBe('maintenance');
  expect(worstState(parts('degraded', 'maintenance'))).toBe('degraded');
  expect(worstState(parts('outage', 'degraded', 'works'))).toBe('outage');
});

test('every part has a name', () => {
  for (const part of exchangeParts) expect(Object.keys(texts)).toContain(partKey(part));
});

test('what is going on comes before what is planned and what is over', () => {
  const incident = (phase: Incident['phase']) => ({ phase }) as Incident;
  const { open, planned, over } = incidentGroups((['over', 'planned', 'investigating', 'watching', 'working'] as const).map(incident));
  expect(open.map(({ phase }) => phase)).toEqual(['investigating', 'watching', 'working']);
  expect(planned).toHaveLength(1);
  expect(over).toHaveLength(1);
});
