import { type FormEvent, useState } from 'react';
import { Button } from '#parts/button.tsx';
import { Field } from '#parts/field.tsx';
import { type AuditDraft, auditDraftOf, readAuditDraft } from './audit-filter.form.ts';
import type { AuditFilter } from './audit-list.query.ts';

const fields: ReadonlyArray<{ name: keyof AuditDraft; label: string; type: string }> = [
  { name: 'actor', label: 'Actor', type: 'text' },
  { name: 'act', label: 'Act or area', type: 'text' },
  { name: 'subject', label: 'Subject', type: 'text' },
  { name: 'from', label: 'From (UTC)', type: 'datetime-local' },
  { name: 'to', label: 'Until (UTC)', type: 'datetime-local' },
];

export interface AuditFiltersProps {
  /** What the address asks for. */
  filter: AuditFilter;
  onChange: (filter: AuditFilter) => void;
}

export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  const [draft, setDraft] = useState(() => auditDraftOf(filter));

  function apply(event: FormEvent) {
    event.preventDefault();
    onChange(readAuditDraft(draft));
  }

  return (
    <form
      className="grid items-end gap-3 border-t border-line px-4 py-4 tablet:grid-cols-3 tablet:px-5 min-[1640px]:grid-cols-[repeat(5,minmax(0,1fr))_auto]"
      onSubmit={apply}
      noValidate
    >
      {fields.map(({ name, label, type }) => (
        <Field
          key={name}
          label={label}
          control={(wiring) => (
            <input
              {...wiring}
              type={type}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={draft[name]}
              onChange={(event) => setDraft((before) => ({ ...before, [name]: event.target.value }))}
            />
          )}
        />
      ))}
      <Button kind="primary" size="large" type="submit">
        Show
      </Button>
    </form>
  );
}
