import type { Application } from '@peerbourse/contract/p2p/p2p-merchants/merchant.shape';
import { DefinitionList } from '@peerbourse/ui/figures/definition-list';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Moment } from '#parts/moment.tsx';
import { Panel } from '#parts/panel.tsx';
import { contactNames, depositCoin, kindKeys } from '../merchant-text.ts';

/** What was sent, as it lies before staff. */
export function ApplicationFacts({ application }: { application: Application }) {
  const t = useText('p2p-merchants');
  const format = useFormat();
  const { applicationNo, submittedAt, accountType, company, fiatCodes, deposit, contact, files } = application;
  return (
    <Panel title={t('your_application')}>
      <DefinitionList
        definitions={[
          { name: t('application_no'), value: applicationNo, isFigure: true },
          { name: t('submitted_at'), value: <Moment at={submittedAt} /> },
          { name: t('account_type'), value: t(kindKeys[accountType]) },
          ...(company
            ? [
                { name: t('company_name'), value: <bdi>{company.name}</bdi> },
                { name: t('company_no'), value: <bdi>{company.registrationNo}</bdi> },
              ]
            : []),
          { name: t('currencies'), value: fiatCodes.join(', '), isFigure: true },
          { name: t('deposit'), value: format.amount(deposit, depositCoin), isFigure: true },
          { name: t('contact_given'), value: <bdi>{`${contactNames[contact.kind]}: ${contact.value}`}</bdi> },
          { name: t('pictures'), value: format.count(files.length), isFigure: true },
        ]}
      />
    </Panel>
  );
}
