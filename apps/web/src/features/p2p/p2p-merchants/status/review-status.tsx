import type { Application } from '@peerbourse/contract/p2p/p2p-merchants/merchant.shape';
import { Stepper } from '@peerbourse/ui/figures/stepper';
import { useText } from '#base/i18n/texts.tsx';
import { Panel } from '#parts/panel.tsx';
import { DepositWords } from '../deposit-words.tsx';
import { ApplicationFacts } from './application-facts.tsx';

const steps = ['step_sent', 'step_review', 'step_result'] as const;

/** Staff look at the application: how long that takes, and what comes after it. */
export function ReviewStatus({ application }: { application: Application | null }) {
  const t = useText('p2p-merchants');
  return (
    <>
      <Panel title={t('reviewing')} lead={t('reviewing_text')}>
        <div className="grid gap-4">
          <Stepper
            label={t('steps')}
            steps={steps.map((key) => ({ key, label: t(key) }))}
            current={1}
            doneLabel={t('step_done')}
            currentLabel={t('step_current')}
          />
          <DepositWords />
        </div>
      </Panel>
      {application && <ApplicationFacts application={application} />}
    </>
  );
}
