import type { Tone } from '#parts/tone.ts';
import type { ListedReport } from './report-desk.query.ts';

export type ReportOutcome = NonNullable<ListedReport['outcome']>;

export const reasonText: Record<ListedReport['reason'], string> = {
  'off-platform': 'Wants to chat or pay elsewhere',
  'third-party-payment': 'Payment by or to somebody else',
  'fake-proof': 'Fake payment proof',
  'asked-extra': 'Asks for more money',
  abuse: 'Insults or threats',
  other: 'Something else',
};

export const outcomeText: Record<ReportOutcome, string> = {
  acted: 'Something was done about it',
  'no-action': 'There was nothing to do',
};

/** Old ones were only opened. */
export function reportState({ decidedAt, outcome }: Pick<ListedReport, 'decidedAt' | 'outcome'>): { label: string; tone: Tone } {
  if (decidedAt === null) return { label: 'Waiting', tone: 'watch' };
  return outcome === 'acted'
    ? { label: 'Acted on', tone: 'good' }
    : { label: outcome === null ? 'Opened' : 'Nothing to do', tone: 'quiet' };
}

export function subjectText({ seq }: Pick<ListedReport, 'seq'>): string {
  return seq === null ? 'the person' : `message ${seq}`;
}
