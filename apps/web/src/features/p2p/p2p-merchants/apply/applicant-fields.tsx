import { RadioGroup } from '@peerbourse/ui/fields/radio-group';
import { TextInput } from '@peerbourse/ui/fields/text-input';
import { useRead } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Panel } from '#parts/panel.tsx';
import { merchantAccountTypeQuery } from '#queries/p2p-merchants/merchant-account-type.query.ts';
import type { ProblemTexts, SectionProps } from './form-props.ts';
import type { Requirements } from './requirement-list.tsx';

interface ApplicantFieldsProps extends SectionProps {
  kinds: Requirements['accountTypes'];
  problems: ProblemTexts;
}

/** A person or a company, and which one. */
export function ApplicantFields({ draft, kinds, problems, onChange }: ApplicantFieldsProps) {
  const t = useText('p2p-merchants');
  const choices = useRead(merchantAccountTypeQuery)?.choices;
  const open = kinds.filter(({ accountType }) => choices?.includes(accountType) ?? true);
  return (
    <Panel title={t('kind')}>
      <div className="grid gap-4">
        <RadioGroup
          variant="cards"
          label={t('account_type')}
          options={open.map(({ accountType }) => ({
            value: accountType,
            label: t(`kind_${accountType}`),
            note: t(`kind_${accountType}_note`),
          }))}
          value={draft.accountType}
          onChange={(accountType) => onChange({ accountType })}
        />
        {draft.accountType === 'company' && (
          <div className="grid gap-4 tablet:grid-cols-2">
            <TextInput
              label={t('company_name')}
              error={problems.companyName}
              isRequired
              autoComplete="organization"
              dir="auto"
              maxLength={120}
              value={draft.companyName}
              onChange={(event) => onChange({ companyName: event.currentTarget.value })}
            />
            <TextInput
              label={t('company_no')}
              error={problems.registrationNo}
              isRequired
              autoComplete="off"
              dir="auto"
              maxLength={60}
              value={draft.registrationNo}
              onChange={(event) => onChange({ registrationNo: event.currentTarget.value })}
            />
          </div>
        )}
      </div>
    </Panel>
  );
}
