import { type FormEvent, type ReactNode, useState } from 'react';
import { useFirstFocus } from '#base/lib/use-first-focus.ts';
import { FundPasswordField, isAboutFundPassword, isFundPassword } from '#features/p2p/shared/fund-password-field.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import type { Problem } from '#parts/use-call-mutation.ts';
import type { MethodTemplate, TemplateField } from '#queries/p2p-paymethods/method-template-list.query.ts';
import { KindNote } from './kind-note.tsx';
import { type Draft, hasFaults, typedValues } from './method.form.ts';
import { MethodFields } from './method-fields.tsx';

export interface TypedMethod {
  paymethodInfo: Array<{ name: string; value: string }>;
  accountPwd: string;
}

interface MethodFormProps {
  id: string;
  holder: string;
  kind: Pick<MethodTemplate, 'settleMinutes' | 'isReversible' | 'wantsReceipt'>;
  fields: readonly TemplateField[];
  /** What the fields hold at first. */
  before?: Draft;
  /** Given when it was asked for already. */
  accountPwd?: string;
  problem: Problem | undefined;
  isRunning: boolean;
  onChange: () => void;
  onSubmit: (typed: TypedMethod) => void;
  /** Above the fields: what is being filled in. */
  children: ReactNode;
}

/** The account that somebody is paid to, and the fund password that proves who saves it. */
export function MethodForm({ before = {}, accountPwd, fields, problem, ...props }: MethodFormProps) {
  // The list or the question that was here before had the focus.
  const piece = useFirstFocus<HTMLFormElement>();
  const [draft, setDraft] = useState<Draft>(before);
  const [typedPwd, setTypedPwd] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const password = accountPwd ?? typedPwd;
  const refused = refusedFields(problem);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsChecked(true);
    if (props.isRunning || hasFaults(fields, draft) || !isFundPassword(password)) return;
    props.onSubmit({ paymethodInfo: typedValues(fields, draft), accountPwd: password });
  }

  return (
    <form ref={piece} id={props.id} noValidate onSubmit={submit} className="grid gap-4">
      {props.children}
      {refused.length === 0 && !isAboutFundPassword(problem) && <ProblemBanner problem={problem} />}
      <MethodFields
        holder={props.holder}
        fields={fields}
        draft={draft}
        isChecked={isChecked}
        refused={refused}
        onChange={(next) => {
          setDraft(next);
          props.onChange();
        }}
      />
      <KindNote kind={props.kind} />
      {accountPwd === undefined && (
        <FundPasswordField
          value={typedPwd}
          isChecked={isChecked}
          problem={problem}
          onChange={(digits) => {
            setTypedPwd(digits);
            props.onChange();
          }}
        />
      )}
    </form>
  );
}

function refusedFields(problem: Problem | undefined): string[] {
  return problem?.refusal === 'p2p-paymethods.bad-value' ? problem.details.fields.split(', ') : [];
}
