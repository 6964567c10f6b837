import type { RiskRule } from '@peerbourse/rules/risk/rule';
import { CardTable, type Column } from '#parts/card-table.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import { actText, conditionTexts, outcomeText } from './risk-text.ts';

/** The rules in their order, in words: the first one that applies decides. */
export function RuleList({ rules }: { rules: readonly RiskRule[] }) {
  return (
    <CardTable
      caption="Risk rules in their order"
      columns={columns}
      rows={rules}
      keyOf={(rule) => rule.id}
      emptyText="There are no rules: nobody is asked or stopped."
    />
  );
}

const columns: Column<RiskRule>[] = [
  {
    name: 'Rule',
    cell: ({ id, name }) => (
      <>
        {name}
        <span className="block font-mono text-12 font-normal text-ink-soft">{id}</span>
      </>
    ),
  },
  {
    name: 'State',
    cell: ({ isOn }) => <StateTag tone={isOn ? 'good' : 'quiet'} label={isOn ? 'On' : 'Off'} />,
    onCard: 'corner',
  },
  { name: 'At', cell: ({ acts }) => acts.map((act) => actText[act]).join(', '), onCard: 'line' },
  { name: 'When', cell: ({ when }) => conditionTexts(when).join('; '), onCard: 'line' },
  { name: 'Then', cell: outcomeText, onCard: 'line' },
];
