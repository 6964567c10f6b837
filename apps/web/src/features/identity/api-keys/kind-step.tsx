import { Banner } from '@peerbourse/ui/feedback/banner';
import { RadioGroup } from '@peerbourse/ui/fields/radio-group';
import { Select } from '@peerbourse/ui/fields/select';
import { TextArea } from '@peerbourse/ui/fields/text-area';
import { TextInput } from '@peerbourse/ui/fields/text-input';
import { type FormEvent, useId, useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { FormDialog } from '#parts/form-dialog.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import type { Problem } from '#parts/use-call-mutation.ts';
import { subAccountListQuery } from '#queries/sub-accounts/sub-account-list.query.ts';
import type { KeyDraft } from './key-draft.ts';

export interface StepProps {
  draft: KeyDraft;
  problem: Problem | undefined;
  onChange: (changed: Partial<KeyDraft>) => void;
}

interface KindStepProps extends StepProps {
  /** False when the browser cannot make what was chosen. */
  onNext: () => Promise<boolean>;
  onClose: () => void;
}

/** What the program is called, for whom it acts, and how it signs. */
export function KindStep({ draft, problem, onChange, onNext, onClose }: KindStepProps) {
  const t = useText('api-keys');
  const account = useText('account');
  const form = useId();
  const [isChecked, setIsChecked] = useState(false);
  const [isImpossible, setIsImpossible] = useState(false);
  const isNamed = draft.name.trim() !== '';
  const hasKey = draft.way !== 'own' || draft.publicKey.trim() !== '';

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsChecked(true);
    if (isNamed && hasKey) setIsImpossible(!(await onNext()));
  }

  return (
    <FormDialog
      title={t('create')}
      note={t('step', { step: 1, steps: 3 })}
      form={form}
      submitLabel={t('next')}
      runningLabel={account('saving')}
      cancelLabel={account('cancel')}
      isRunning={false}
      onClose={onClose}
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        {isImpossible && (
          <Banner tone="warning" isSpoken>
            {t('pair_failed')}
          </Banner>
        )}
        <TextInput
          label={account('name')}
          hint={t('name_hint')}
          maxLength={40}
          autoComplete="off"
          value={draft.name}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
          error={isChecked && !isNamed && t('name_missing')}
          isRequired
        />
        <AccountField draft={draft} onChange={onChange} />
        <RadioGroup
          label={t('kind_label')}
          variant="cards"
          options={[
            { value: 'browser', label: t('kind_browser'), note: t('kind_browser_note') },
            { value: 'own', label: t('kind_own'), note: t('kind_own_note') },
            { value: 'hmac', label: t('kind_hmac'), note: t('kind_hmac_note') },
          ]}
          value={draft.way}
          onChange={(way) => {
            setIsImpossible(false);
            onChange({ way });
          }}
        />
        {draft.way === 'own' && (
          <TextArea
            label={t('public_key')}
            hint={t('public_key_hint')}
            rows={3}
            dir="ltr"
            maxLength={300}
            autoComplete="off"
            spellCheck={false}
            value={draft.publicKey}
            onChange={(event) => onChange({ publicKey: event.currentTarget.value })}
            error={problem?.refusal === 'api-keys.bad-public-key' ? problem.message : isChecked && !hasKey && t('public_key_missing')}
            isRequired
          />
        )}
      </form>
    </FormDialog>
  );
}

/** Only where there is a choice. */
function AccountField({ draft, onChange }: Pick<StepProps, 'draft' | 'onChange'>) {
  const t = useText('api-keys');
  const account = useText('account');
  return (
    <QueryBoundary query={subAccountListQuery} fallback={null}>
      {({ subAccounts }) =>
        subAccounts.length > 0 && (
          <Select
            label={t('account_label')}
            options={[
              { value: '', label: account('main_account') },
              ...subAccounts.map(({ userId, userName }) => ({ value: userId, label: userName })),
            ]}
            value={draft.userId ?? ''}
            onChange={(event) => onChange({ userId: subAccounts.find(({ userId }) => userId === event.currentTarget.value)?.userId })}
          />
        )
      }
    </QueryBoundary>
  );
}
