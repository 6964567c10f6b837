import { type ComponentType, useState } from 'react';
import { Button } from '#parts/button.tsx';
import { emptyOf, type FormNode } from './form-node.ts';
import type { NodeFieldProps } from './node-field-props.ts';

export interface RecordFieldProps extends Omit<NodeFieldProps, 'node'> {
  item: FormNode;
  label: string;
  /** Draws one of them; given from outside, because it may hold lists again. */
  Item: ComponentType<NodeFieldProps>;
}

/** Values by names that the setting does not prescribe, such as languages. */
export function RecordField({ item, label, Item, path, value, problems, onChange }: RecordFieldProps) {
  const [added, setAdded] = useState('');
  const whole = (value ?? {}) as Record<string, unknown>;
  const names = Object.keys(whole);

  function add() {
    const name = added.trim();
    if (name === '' || Object.hasOwn(whole, name)) return;
    onChange({ ...whole, [name]: emptyOf(item) });
    setAdded('');
  }

  return (
    <fieldset className="grid min-w-0 gap-3 rounded-medium border border-line p-3">
      <legend className="px-1 text-13 font-semibold">
        {label} ({names.length})
      </legend>
      {names.map((name) => (
        <div key={name} className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
          <Item
            node={item}
            name={name}
            path={path === '' ? name : `${path}.${name}`}
            value={whole[name]}
            problems={problems}
            onChange={(next) => onChange({ ...whole, [name]: next })}
          />
          <Button
            kind="quiet"
            aria-label={`Remove ${name} from ${label}`}
            onClick={() => onChange(Object.fromEntries(Object.entries(whole).filter(([each]) => each !== name)))}
          >
            Remove
          </Button>
        </div>
      ))}
      <div className="flex gap-2">
        <input
          aria-label={`New name in ${label}`}
          value={added}
          onChange={(event) => setAdded(event.target.value)}
          className="h-8 min-w-0 rounded-medium border border-control bg-canvas px-2 text-13"
        />
        <Button onClick={add}>Add</Button>
      </div>
    </fieldset>
  );
}
