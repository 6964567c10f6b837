import type { ListedReport } from './report-desk.query.ts';

export const reasonText: Record<ListedReport['reason'], string> = {
  'off-platform': 'Wants to chat or pay elsewhere',
  'third-party-payment': 'Payment by or to somebody else',
  'fake-proof': 'Fake payment proof',
  'asked-extra': 'Asks for more money',
  abuse: 'Insults or threats',
  other: 'Something else',
};

export function subjectText({ seq }: Pick<ListedReport, 'seq'>): string {
  return seq === null ? 'the person' : `message ${seq}`;
}
