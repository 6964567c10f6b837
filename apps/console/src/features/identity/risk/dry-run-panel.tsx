import { dryRun } from '@peerbourse/contract/identity/risk/desk/dry-run';
import { settings } from '@peerbourse/contract/identity/risk/settings';
import type { RiskRule } from '@peerbourse/rules/risk/rule';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { ChoiceField } from '#desk/choice-field.tsx';
import { Unread } from '#desk/unread.tsx';
import { Button } from '#parts/button.tsx';
import { DryRunResult } from './dry-run-result.tsx';

const dayChoices = { '1': '1 day', '7': '7 days', '30': '30 days' };

/** Tries one rule of a draft on what people did. It changes nothing, so anybody who may see the rules may try them. */
export function DryRunPanel({ value }: { value: unknown }) {
  const parsed = settings['risk.rules'].schema.safeParse(value);
  const rules: readonly RiskRule[] = parsed.success ? parsed.data.rules : [];
  const [chosen, setChosen] = useState('');
  const [days, setDays] = useState('7');
  const run = useMutation({
    mutationFn: (rule: RiskRule) =>
      call(dryRun, {
        rule: { ...rule, acts: [...rule.acts], when: { ...rule.when, countries: [...rule.when.countries] } },
        days: Number(days),
      }),
  });
  const rule = rules.find(({ id }) => id === chosen);
  return (
    <section aria-label="Dry run on history" className="grid gap-3 rounded-medium border border-line p-3">
      <h3 className="text-13 font-semibold">Dry run on history</h3>
      {!parsed.success && <p className="text-13 text-ink-soft">A rule can be tried once every field is in order.</p>}
      <div className="flex flex-wrap items-end gap-3">
        <ChoiceField
          label="Rule"
          value={chosen}
          labels={{ '': 'Choose a rule', ...Object.fromEntries(rules.map(({ id, name }) => [id, name])) }}
          onChange={setChosen}
        />
        <ChoiceField label="Of the last" value={days} labels={dayChoices} onChange={setDays} />
        <Button type="button" isBusy={run.isPending} onClick={() => rule && run.mutate(rule)}>
          Try the rule
        </Button>
      </div>
      {run.error && <Unread error={run.error} onRetry={() => rule && run.mutate(rule)} />}
      {run.data && <DryRunResult result={run.data} />}
    </section>
  );
}
