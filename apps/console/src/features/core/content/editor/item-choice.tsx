import { contentKind } from '@peerbourse/contract/core/content/kind.shape';
import { useQuery } from '@tanstack/react-query';
import { Field } from '#parts/field.tsx';
import { fieldLabel, fieldLabels } from '../content-text.ts';
import { lineOf } from '../draft/draft.form.ts';
import { itemListQuery } from '../items/item-list.query.ts';

export interface ItemChoiceProps {
  name: string;
  /** Of the items among which is chosen. */
  kind: string;
  /** The item that is being written: it cannot be chosen itself. */
  itemName: string;
  value: unknown;
  problem: string | undefined;
  onChange: (name: string) => void;
}

/** One of the other items of a kind, or none. */
export function ItemChoice({ name, kind, itemName, value, problem, onChange }: ItemChoiceProps) {
  const { data: items } = useQuery(itemListQuery(contentKind.parse(kind)));
  const others = (items ?? []).filter((item) => item.name !== itemName);
  const isKnown = value === '' || others.some((item) => item.name === value);
  return (
    <Field
      label={fieldLabel(name)}
      hint={fieldLabels[name]?.hint}
      problem={problem}
      control={(wiring) => (
        <select {...wiring} value={lineOf(value)} onChange={(event) => onChange(event.target.value)}>
          <option value="">None</option>
          {!isKnown && <option>{lineOf(value)}</option>}
          {others.map((item) => (
            <option key={item.name} value={item.name}>
              {item.label || item.name} ({item.name})
            </option>
          ))}
        </select>
      )}
    />
  );
}
