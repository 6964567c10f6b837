import type { CallOutput } from '@peerbourse/contract/call';
import type { applicationRequirements } from '@peerbourse/contract/p2p/p2p-merchants/application-requirements';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Tick } from '#features/p2p/shared/tick.tsx';
import { Panel } from '#parts/panel.tsx';
import { depositCoin, requirementKeys } from '../merchant-text.ts';
import { PrepareList } from './prepare-list.tsx';

export type Requirements = CallOutput<typeof applicationRequirements>;

export function areMet({ requirements }: Pick<Requirements, 'requirements'>): boolean {
  return requirements.every(({ isMet }) => isMet);
}

/** What must be true of an applicant, with the way to mend what is not. */
export function RequirementList({ known }: { known: Requirements }) {
  const t = useText('p2p-merchants');
  const format = useFormat();
  const isReady = areMet(known);
  return (
    <Panel title={t('requirements')} lead={t(isReady ? 'requirements_met' : 'requirements_lead')}>
      <ul className="grid gap-3 tablet:grid-cols-2">
        {known.requirements.map(({ code, isMet }) => {
          const { name, missing, fix } = requirementKeys[code];
          return (
            <Tick
              key={code}
              isMet={isMet}
              name={t(name, { amount: format.amount(known.leastDeposit, depositCoin) })}
              stateLabel={t(isMet ? 'met' : 'unmet')}
              missing={t(missing)}
              fix={fix && { to: fix.to, label: t(fix.label) }}
            />
          );
        })}
      </ul>
      {!isReady && (
        <div className="mt-5 grid gap-4 border-t border-line pt-4">
          <PrepareList />
          <p className="text-13 text-ink-soft">{t('form_waits')}</p>
        </div>
      )}
    </Panel>
  );
}
