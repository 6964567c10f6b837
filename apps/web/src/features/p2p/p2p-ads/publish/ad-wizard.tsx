import type { MyAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { Button } from '@peerbourse/ui/actions/button';
import { IconButton } from '@peerbourse/ui/actions/icon-button';
import { Stepper } from '@peerbourse/ui/figures/stepper';
import { Sheet } from '@peerbourse/ui/overlays/sheet';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useText } from '#base/i18n/texts.tsx';
import type { AdDraft } from '../terms/ad.form.ts';
import { useAdProblemText } from '../terms/ad-problem-text.ts';
import { type AdField, type AdProblem, type AdRules, type AdStep, adProblems, adSteps, stepOf } from '../terms/ad-problems.ts';
import { AmountStep } from '../terms/amount-step.tsx';
import { ConditionsStep } from '../terms/conditions-step.tsx';
import { focusField } from '../terms/field-box.tsx';
import type { AddMethod } from '../terms/method-choice.tsx';
import { PriceStep } from '../terms/price-step.tsx';
import type { StepProps } from '../terms/step-props.ts';
import { AdSummary } from './ad-summary.tsx';
import { searchAt, stepOfAddress } from './publish-place.ts';
import type { RefusedField } from './refused-field.ts';
import { useAdRules } from './use-ad-rules.ts';

interface AdWizardProps {
  draft: AdDraft;
  onChange: (draft: AdDraft) => void;
  edited?: MyAd;
  addMethod: AddMethod;
  /** What the api said no to, until the draft changes. */
  refused: RefusedField | undefined;
  /** The last button; it is only pressed when nothing is open. */
  finish: { label: string; loadingLabel: string; isRunning: boolean; reason?: string | undefined; onFinish: () => void };
  /** Beside the last button. */
  otherWay?: ReactNode;
}

/** The form of an ad in three steps, with a summary that follows. Each step has an address, so that Back leads to the one before. */
export function AdWizard({ draft, onChange, edited, addMethod, refused, finish, otherWay }: AdWizardProps) {
  const t = useText('p2p-ads');
  const rules = useAdRules(draft, edited);
  const problems = adProblems(draft, rules);
  const [search] = useSearchParams();
  const step = stepOfAddress(search.get('step'));
  const { goTo, lead } = useWay(step, refused);
  const [checked, setChecked] = useState<readonly AdStep[]>([]);
  const errorOf = useErrorOf(problems, checked, refused);
  const place = adSteps.indexOf(step);
  const isLast = place === adSteps.length - 1;

  /** Goes on when nothing is open in the steps that count now; else to what is open. */
  function goOn(): void {
    const steps = isLast ? adSteps : [step];
    const [first] = problems.filter(({ field }) => (steps as readonly AdStep[]).includes(stepOf(field)));
    setChecked([...checked, ...steps]);
    if (first) lead(first.field);
    else if (isLast) finish.onFinish();
    else goTo(adSteps[place + 1] as AdStep);
  }

  const form: StepProps = { draft, rules, onChange, errorOf, isEdit: edited !== undefined };
  const summary = { draft, rules, problems, onLead: lead };
  return (
    <div className="grid gap-6">
      <Stepper
        label={t('steps')}
        steps={adSteps.map((name) => ({ key: name, label: t(`step_${name}`) }))}
        current={place}
        doneLabel={t('step_done')}
        currentLabel={t('step_current')}
      />
      <div className="grid items-start gap-8 tablet:grid-cols-[minmax(0,1fr)_280px] desktop:grid-cols-[minmax(0,1fr)_300px]">
        <div className="grid min-w-0 gap-6">
          <StepTitle step={step} />
          <div key={step} className="grid gap-6">
            {step === 'price' && <PriceStep {...form} />}
            {step === 'amount' && <AmountStep {...form} addMethod={addMethod} />}
            {step === 'conditions' && <ConditionsStep {...form} />}
          </div>
          <div className={actionBar}>
            {place > 0 && <BackButton onPress={() => goTo(adSteps[place - 1] as AdStep)} />}
            <SummarySheet {...summary} />
            <span className="flex-1" />
            {otherWay}
            <Button
              onClick={goOn}
              isLoading={isLast && finish.isRunning}
              loadingLabel={finish.loadingLabel}
              reason={isLast ? finish.reason : undefined}
              className="min-w-32"
            >
              {isLast ? finish.label : t('next')}
            </Button>
          </div>
        </div>
        <aside aria-label={t('summary')} className="hidden tablet:sticky tablet:top-6 tablet:block">
          <AdSummary {...summary} />
        </aside>
      </div>
    </div>
  );
}

/** On a phone the buttons stay in reach of the thumb, above the tabs of the site. */
const actionBar =
  'flex flex-wrap items-center gap-2.5 border-t border-line bg-canvas py-3 max-tablet:sticky max-tablet:bottom-14 max-tablet:z-10 max-tablet:-mx-4 max-tablet:px-4';

/** A phone has room for its arrow only. */
function BackButton({ onPress }: { onPress: () => void }) {
  const t = useText('p2p-ads');
  return (
    <>
      <Button variant="secondary" className="max-tablet:hidden" onClick={onPress}>
        {t('back')}
      </Button>
      <IconButton
        variant="secondary"
        className="tablet:hidden"
        label={t('back')}
        icon={<ArrowLeft size={18} className="rtl:-scale-x-100" />}
        onClick={onPress}
      />
    </>
  );
}

function StepTitle({ step }: { step: AdStep }) {
  const t = useText('p2p-ads');
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  // Whoever goes on by keyboard or ear goes on at the top of the next step.
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    title.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step]);
  return (
    <h2 ref={title} tabIndex={-1} className="text-18 font-bold outline-none">
      {t(`step_${step}`)}
    </h2>
  );
}

function SummarySheet(summary: { draft: AdDraft; rules: AdRules; problems: readonly AdProblem[]; onLead: (field: AdField) => void }) {
  const t = useText('p2p-ads');
  const common = useText('common');
  const [isOpen, setIsOpen] = useState(false);
  const lead = (field: AdField) => {
    setIsOpen(false);
    summary.onLead(field);
  };
  return (
    <span className="tablet:hidden">
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('summary')}
      </Button>
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('summary')} closeLabel={common('close')}>
        <AdSummary {...summary} onLead={lead} />
      </Sheet>
    </span>
  );
}

/** What is missing is said when somebody wanted to go on; what is wrong is said at once. */
function useErrorOf(problems: readonly AdProblem[], checked: readonly AdStep[], refused: RefusedField | undefined) {
  const textOf = useAdProblemText();
  return (field: AdField): string | undefined => {
    if (refused?.field === field) return refused.message;
    const found = problems.find((problem) => problem.field === field && (!problem.isMissing || checked.includes(stepOf(field))));
    return found && textOf(found);
  };
}

/** Moves between the steps, and to a field in whichever step it is. */
function useWay(step: AdStep, refused: RefusedField | undefined) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const target = useRef<AdField>(undefined);
  const seen = useRef(refused);

  function goTo(next: AdStep): void {
    void navigate({ search: searchAt(search, next) }, { preventScrollReset: true });
  }

  function lead(field: AdField): void {
    if (stepOf(field) === step) return focusField(field);
    target.current = field;
    goTo(stepOf(field));
  }

  useEffect(() => {
    if (refused !== seen.current && refused) lead(refused.field);
    seen.current = refused;
  });
  useEffect(() => {
    if (target.current === undefined || stepOf(target.current) !== step) return;
    focusField(target.current);
    target.current = undefined;
  }, [step]);
  return { goTo, lead };
}
