import type { CallOutput } from '@peerbourse/contract/call';
import type { ExchangePart } from '@peerbourse/contract/core/content/kind.shape';
import type { statusReport } from '@peerbourse/contract/core/content/status-report';

export type Report = CallOutput<typeof statusReport>;
export type PartState = Report['parts'][number]['state'];
export type Incident = Report['incidents'][number];

/** From well to badly; each has a shape and a colour of its own. */
export const stateTones = { works: 'success', maintenance: 'info', degraded: 'warning', outage: 'error' } as const satisfies Record<
  PartState,
  string
>;

const fromBest = Object.keys(stateTones) as PartState[];

/** The exchange does as well as the part that does worst. */
export function worstState(parts: Report['parts']): PartState {
  return fromBest.findLast((state) => parts.some((part) => part.state === state)) ?? 'works';
}

/** Texts have underscores where addresses have dashes. */
export function partKey(part: ExchangePart) {
  return `part_${part.replace('-', '_') as Underscored<ExchangePart>}` as const;
}

type Underscored<Name extends string> = Name extends `${infer First}-${infer Rest}` ? `${First}_${Rest}` : Name;

/** Now first, then what is coming, then what has been. */
export function incidentGroups(incidents: readonly Incident[]) {
  return {
    open: incidents.filter(({ phase }) => phase !== 'planned' && phase !== 'over'),
    planned: incidents.filter(({ phase }) => phase === 'planned'),
    over: incidents.filter(({ phase }) => phase === 'over'),
  };
}
