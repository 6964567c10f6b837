import type { ComponentType } from 'react';
import { Button } from '#parts/button.tsx';
import { emptyOf, type FormNode } from './form-node.ts';
import type { NodeFieldProps } from './node-field-props.ts';

export interface ListFieldProps extends Omit<NodeFieldProps, 'node'> {
  item: FormNode;
  label: string;
  /** Draws one of them; given from outside, because it may hold lists again. */
  Item: ComponentType<NodeFieldProps>;
}

/** Rows in their order; each can be moved up or taken out. */
export function ListField({ item, label, Item, name, path, value, problems, onChange }: ListFieldProps) {
  const rows = Array.isArray(value) ? (value as unknown[]) : [];
  const pathOf = (at: number) => (path === '' ? String(at) : `${path}.${at}`);

  function moveUp(at: number) {
    onChange(rows.map((row, place) => (place === at - 1 ? rows[at] : place === at ? rows[at - 1] : row)));
  }

  return (
    <fieldset className="grid min-w-0 gap-3 rounded-medium border border-line p-3">
      <legend className="px-1 text-13 font-semibold">
        {label} ({rows.length})
      </legend>
      {rows.length === 0 && <p className="text-13 text-ink-soft">None.</p>}
      {rows.map((row, at) => (
        // Rows have no names of their own: where one stands is what it is.
        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
        <div key={at} className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
          <Item
            node={item}
            name={item.kind === 'group' ? `${name} ${at + 1}` : `${at + 1}`}
            path={pathOf(at)}
            value={row}
            problems={problems}
            onChange={(next) => onChange(rows.map((each, place) => (place === at ? next : each)))}
          />
          <span className="flex gap-1">
            {at > 0 && (
              <Button kind="quiet" aria-label={`Move ${label} ${at + 1} up`} onClick={() => moveUp(at)}>
                Up
              </Button>
            )}
            <Button kind="quiet" aria-label={`Remove ${label} ${at + 1}`} onClick={() => onChange(rows.filter((_, place) => place !== at))}>
              Remove
            </Button>
          </span>
        </div>
      ))}
      {problems.has(path) && (
        <p role="alert" className="text-12 text-down">
          {problems.get(path)}
        </p>
      )}
      <div>
        <Button aria-label={`Add to ${label}`} onClick={() => onChange([...rows, emptyOf(item)])}>
          Add
        </Button>
      </div>
    </fieldset>
  );
}
