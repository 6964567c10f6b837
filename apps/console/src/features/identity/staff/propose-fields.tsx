import { Field } from '#parts/field.tsx';
import type { ProposalDraft, ProposalField } from './propose.form.ts';
import { RoleChoice } from './role-choice.tsx';
import { kindsFor, kindText, type Member, type ProposalKind } from './staff-text.ts';

export interface ProposeFieldsProps {
  subject: Member | 'new';
  draft: ProposalDraft;
  problems: Partial<Record<ProposalField, string>>;
  onChange: (part: Partial<ProposalDraft>) => void;
}

export function ProposeFields({ subject, draft, problems, onChange }: ProposeFieldsProps) {
  return (
    <>
      {subject === 'new' ? (
        <NewMemberFields draft={draft} problems={problems} onChange={onChange} />
      ) : (
        <Field
          label="Change"
          control={(wiring) => (
            <select
              {...wiring}
              data-first-focus
              value={draft.kind}
              onChange={(event) => onChange({ kind: event.target.value as ProposalKind })}
            >
              {kindsFor(subject).map((kind) => (
                <option key={kind} value={kind}>
                  {kindText[kind]}
                </option>
              ))}
            </select>
          )}
        />
      )}
      {(draft.kind === 'add' || draft.kind === 'change-roles') && (
        <RoleChoice roles={draft.roles} problem={problems.roles} onChange={(roles) => onChange({ roles })} />
      )}
      <Field
        label="Reason"
        hint="Read by whoever decides, and kept."
        problem={problems.reason}
        control={(wiring) => (
          <textarea
            {...wiring}
            rows={2}
            maxLength={200}
            value={draft.reason}
            onChange={(event) => onChange({ reason: event.target.value })}
          />
        )}
      />
    </>
  );
}

function NewMemberFields({ draft, problems, onChange }: Omit<ProposeFieldsProps, 'subject'>) {
  return (
    <>
      <Field
        label="Name"
        hint="They log in with it. It cannot be changed later."
        problem={problems.name}
        control={(wiring) => (
          <input
            {...wiring}
            data-first-focus
            autoCapitalize="none"
            autoComplete="off"
            value={draft.name}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        )}
      />
      <Field
        label="Email"
        problem={problems.email}
        control={(wiring) => (
          <input
            {...wiring}
            type="email"
            autoComplete="off"
            value={draft.email}
            onChange={(event) => onChange({ email: event.target.value })}
          />
        )}
      />
    </>
  );
}
