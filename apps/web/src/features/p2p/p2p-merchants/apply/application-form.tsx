import { applyForMerchantStatus } from '@peerbourse/contract/p2p/p2p-merchants/apply-for-merchant-status';
import type { Application } from '@peerbourse/contract/p2p/p2p-merchants/merchant.shape';
import { Button } from '@peerbourse/ui/actions/button';
import { type FormEvent, useState } from 'react';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { useIsAwake } from '#base/lib/use-is-awake.ts';
import { showToast } from '#base/toasts/toasts.ts';
import { Panel } from '#parts/panel.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { DepositWords } from '../deposit-words.tsx';
import { depositCoin } from '../merchant-text.ts';
import { useRenewMerchant } from '../use-renew-merchant.ts';
import { Agreement } from './agreement.tsx';
import { ApplicantFields } from './applicant-fields.tsx';
import { type ApplicationDraft, applicationInput, applicationProblems, depositFor, draftOf, type Fiats } from './application.form.ts';
import { ContactFields } from './contact-fields.tsx';
import { FiatsField } from './fiats-field.tsx';
import { ProofsPanel } from './proofs-panel.tsx';
import type { Requirements } from './requirement-list.tsx';

interface ApplicationFormProps {
  known: Requirements;
  fiats: Fiats;
  mostFiats: number;
  /** The one before, when it was rejected. */
  last: Application | null;
}

/** Everything that an application says. What was refused stays as it was filled in. */
export function ApplicationForm({ known, fiats, mostFiats, last }: ApplicationFormProps) {
  const t = useText('p2p-merchants');
  const format = useFormat();
  const act = useCallMutation(applyForMerchantStatus);
  const renew = useRenewMerchant();
  const [draft, setDraft] = useState(() => draftOf(last, fiats));
  const [isChecked, setIsChecked] = useState(false);
  const found = isChecked ? applicationProblems(draft) : {};
  const problems = Object.fromEntries(Object.entries(found).map(([field, key]) => [field, t(key)]));
  const change = (part: Partial<ApplicationDraft>) => setDraft((before) => ({ ...before, ...part }));
  const deposit = depositFor(draft.fiatCodes, fiats);
  const isAwake = useIsAwake();

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    setIsChecked(true);
    if (act.isRunning) return;
    if (Object.keys(applicationProblems(draft)).length > 0) {
      // Whatever turned out to be wrong is drawn by then.
      requestAnimationFrame(() => focusFirstWrong(form));
      return;
    }
    const application = await act.run(applicationInput(draft, known.agreementVersion), ({ refusal }) => {
      if (refusal === 'p2p-merchants.old-agreement') change({ isAgreed: false });
      if (refusal !== undefined) void renew();
    });
    if (!application) return;
    showToast('success', t('applied'));
    await renew({ application });
  }

  return (
    <form inert={!isAwake} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4 tablet:gap-5">
      <ApplicantFields draft={draft} kinds={known.accountTypes} problems={problems} onChange={change} />
      <Panel title={t('fiats')}>
        <div className="grid gap-3">
          <FiatsField
            fiats={fiats}
            most={mostFiats}
            value={draft.fiatCodes}
            onChange={(fiatCodes) => change({ fiatCodes })}
            error={problems.fiatCodes}
          />
          <DepositWords />
        </div>
      </Panel>
      <ProofsPanel draft={draft} setDraft={setDraft} known={known} last={last} problems={problems} />
      <ContactFields draft={draft} error={problems.contactValue} onChange={change} />
      <Panel title={t('agreement')}>
        <div className="grid gap-4">
          <Agreement isAgreed={draft.isAgreed} error={problems.isAgreed} onChange={(isAgreed) => change({ isAgreed })} />
          <ProblemBanner problem={act.problem} />
          <Button type="submit" size="large" isWide isLoading={act.isRunning} loadingLabel={t('applying')}>
            {deposit === '0' ? t('apply') : t('apply_with', { amount: format.amount(deposit, depositCoin) })}
          </Button>
        </div>
      </Panel>
    </form>
  );
}

/** A group of check boxes cannot have the focus itself; its first box can. */
function focusFirstWrong(form: HTMLFormElement): void {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid=true]');
  (wrong?.querySelector('input') ?? wrong)?.focus();
}
