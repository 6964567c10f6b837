import { p2pFiatCodes } from '@peerbourse/contract/p2p/p2p-config/config.shape';
import { useState } from 'react';
import { CardTable, type Column } from '#parts/card-table.tsx';
import { Field } from '#parts/field.tsx';
import { bandLeaves } from '../p2p/band-leaves.ts';
import { CellCheck } from './cell-check.tsx';
import { CellInput } from './cell-input.tsx';
import type { FormProps } from './form-props.ts';
import { LeafForm } from './leaf-form.tsx';

const sorted = [...p2pFiatCodes].sort();

export function FiatForm(form: FormProps) {
  const [filter, setFilter] = useState('');
  // What is wrong is never hidden by a filter.
  const wrong = new Set([...form.problems.keys()].map((path) => path.split('.')[0]));
  const rows = sorted.filter((fiat) => fiat.includes(filter.trim().toUpperCase()) || wrong.has(fiat));
  return (
    <div className="grid gap-4">
      <div className="max-w-60">
        <Field
          label="Find a currency"
          control={(wiring) => (
            <input
              {...wiring}
              type="search"
              maxLength={3}
              autoComplete="off"
              value={filter}
              onChange={(event) => setFilter(event.target.value)}
            />
          )}
        />
      </div>
      <div className="-mx-4 tablet:-mx-5">
        <CardTable
          caption="Currencies with their limits"
          columns={columns(form)}
          rows={rows}
          keyOf={(fiat) => fiat}
          emptyText="No such currency."
        />
      </div>
      {rows.some((fiat) => form.draft[`${fiat}.hasBands`] === 'on') && (
        <section className="grid gap-4">
          <h3 className="text-13 font-semibold">Bands of their own</h3>
          {rows
            .filter((fiat) => form.draft[`${fiat}.hasBands`] === 'on')
            .map((fiat) => (
              <LeafForm key={fiat} {...form} leaves={bandLeaves(`${fiat}.bands.`, fiat)} />
            ))}
        </section>
      )}
    </div>
  );
}

function columns({ draft, problems, onChange }: FormProps): Column<string>[] {
  const input = (path: string, label: string, isNumber = false) => (
    <CellInput
      isNumber={isNumber}
      label={label}
      text={draft[path] ?? ''}
      problem={problems.get(path)}
      onChange={(text) => onChange({ [path]: text })}
    />
  );
  const check = (path: string, label: string) => (
    <CellCheck label={label} text={draft[path] ?? ''} onChange={(text) => onChange({ [path]: text })} />
  );
  const className = 'tablet:py-1! tablet:px-1.5!';
  return [
    { name: 'Currency', cell: (fiat) => fiat },
    { name: 'Open', cell: (fiat) => check(`${fiat}.isOpen`, `${fiat} open`), className },
    {
      name: 'Smallest order',
      isAtEnd: true,
      cell: (fiat) => input(`${fiat}.minAmount`, `${fiat} smallest order`, true),
      className,
      onCard: 'half',
    },
    {
      name: 'Largest order',
      isAtEnd: true,
      cell: (fiat) => input(`${fiat}.maxAmount`, `${fiat} largest order`, true),
      className,
      onCard: 'half',
    },
    { name: 'Minutes to pay', cell: (fiat) => input(`${fiat}.payWindows`, `${fiat} minutes to pay`), className, onCard: 'line' },
    { name: 'No fees', cell: (fiat) => check(`${fiat}.isFeeFree`, `${fiat} without fees`), className },
    { name: 'Own bands', cell: (fiat) => check(`${fiat}.hasBands`, `${fiat} bands of its own`), className },
  ];
}
