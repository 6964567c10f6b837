import { Switch } from '@peerbourse/ui/fields/switch';
import { marketLeaves } from '../p2p/market-leaves.ts';
import type { FormProps } from './form-props.ts';
import { LeafField } from './leaf-field.tsx';
import { LeafForm } from './leaf-form.tsx';

const [, english, ...others] = marketLeaves;

export function MarketForm(form: FormProps) {
  const { draft, onChange } = form;
  const isOpen = draft.isOpen === 'on';
  const written = others.filter(({ path }) => (draft[path] ?? '') !== '').length;
  return (
    <div className="grid gap-5">
      <Switch
        label={<b className="font-semibold">{isOpen ? 'The market is open' : 'The market is stopped'}</b>}
        note={isOpen ? 'Orders and ads are taken.' : 'No new orders, no new ads. Visitors read the note below.'}
        checked={isOpen}
        onChange={(event) => onChange({ isOpen: event.target.checked ? 'on' : 'off' })}
      />
      {english && (
        <LeafField
          leaf={english}
          text={draft[english.path] ?? ''}
          problem={form.problems.get(english.path)}
          onChange={(text) => onChange({ [english.path]: text })}
        />
      )}
      <details>
        <summary className="cursor-pointer text-13 font-semibold">
          Other languages, {written} of {others.length} written
        </summary>
        <p className="mt-1 mb-3 text-13 text-ink-soft">Without a note of their own, readers see the English one.</p>
        <LeafForm {...form} leaves={others} />
      </details>
    </div>
  );
}
