import type { VerificationMethod } from '@peerbourse/rules/verification';
import { Button } from '@peerbourse/ui/actions/button';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { Dialog } from '@peerbourse/ui/overlays/dialog';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import type { Problem } from '#parts/use-call-mutation.ts';
import { type SecurityOverview, securityOverviewQuery } from '#queries/security/security-overview.query.ts';
import { askedMethods, type Codes, codeAtFault, type Factors, factorsOf, methodsAfter } from './asked-methods.ts';
import type { CodePurpose } from './code-purpose.ts';
import { FactorFields } from './factor-fields.tsx';

export interface FactorDialogProps {
  title: string;
  note?: ReactNode;
  purpose: CodePurpose;
  submitLabel: string;
  isDanger?: boolean;
  isRunning: boolean;
  problem: Problem | undefined;
  /** True for refusals that one of the children shows itself. */
  isShownElsewhere?: (problem: Problem) => boolean;
  /** Looks at the own fields of the act; false keeps it from being sent. */
  check?: () => boolean;
  onSubmit: (factors: Factors) => void;
  onClose: () => void;
  /** The own fields of the act, above the codes. */
  children?: ReactNode;
}

/** An act that has to be confirmed with codes: its own fields, then one field for each code that the account asks for. */
export function FactorDialog({ title, note, submitLabel, isDanger = false, isRunning, onClose, children, ...rest }: FactorDialogProps) {
  const t = useText('security');
  const common = useText('common');
  const form = useId();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      note={note}
      closeLabel={common('close')}
      exit={isRunning ? 'nothing' : 'escape'}
      actions={
        <>
          <Button
            type="submit"
            form={form}
            isWide
            variant={isDanger ? 'danger' : 'primary'}
            isLoading={isRunning}
            loadingLabel={t('working')}
          >
            {submitLabel}
          </Button>
          <Button variant="secondary" isWide isDisabled={isRunning} onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <QueryBoundary query={securityOverviewQuery} fallback={<Skeleton shape="block" className="h-44" />}>
        {(overview) => (
          <FactorForm id={form} overview={overview} {...rest}>
            {children}
          </FactorForm>
        )}
      </QueryBoundary>
    </Dialog>
  );
}

interface FactorFormProps extends Pick<FactorDialogProps, 'purpose' | 'problem' | 'isShownElsewhere' | 'check' | 'onSubmit' | 'children'> {
  id: string;
  overview: SecurityOverview;
}

function FactorForm({ id, overview, purpose, problem, isShownElsewhere, check, onSubmit, children }: FactorFormProps) {
  const t = useText('security');
  const [codes, setCodes] = useState<Codes>({});
  const [unfinished, setUnfinished] = useState<VerificationMethod[]>([]);
  const methods = methodsAfter(problem, askedMethods(overview));
  const form = useFieldFocus();
  const isElsewhere = problem !== undefined && isShownElsewhere?.(problem) === true;
  const guilty = isElsewhere ? undefined : codeAtFault(problem, methods);
  const errors = {
    ...(guilty && problem ? { [guilty]: problem.message } : {}),
    ...Object.fromEntries(unfinished.map((method) => [method, t('code_incomplete')])),
  };

  function submit(event: FormEvent): void {
    event.preventDefault();
    const missing = methods.filter((method) => codes[method]?.length !== 6);
    setUnfinished(missing);
    const isChecked = check?.() ?? true;
    if (isChecked && missing.length === 0) onSubmit(factorsOf(codes, methods));
  }

  return (
    <form ref={form} id={id} noValidate onSubmit={submit} className="grid gap-4">
      {!isElsewhere && !guilty && <ProblemBanner problem={problem} />}
      {children}
      <FactorFields
        overview={overview}
        methods={methods}
        purpose={purpose}
        codes={codes}
        errors={errors}
        onChange={(changed) => {
          setCodes(changed);
          setUnfinished((before) => before.filter((method) => changed[method]?.length !== 6));
        }}
      />
    </form>
  );
}

/** A form that comes after its dialog has opened still begins at its first field. */
function useFieldFocus() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const { current } = form;
    if (!current?.contains(document.activeElement)) current?.querySelector<HTMLElement>('input:not([type="file"])')?.focus();
  }, []);
  return form;
}
