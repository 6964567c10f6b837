import { changeMethod } from '@peerbourse/contract/p2p/p2p-paymethods/change-method';
import { openMethod } from '@peerbourse/contract/p2p/p2p-paymethods/open-method';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { showToast } from '#base/toasts/toasts.ts';
import { FormDialog } from '#parts/form-dialog.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { useMethodName } from '#parts/use-method-name.ts';
import { type MethodTemplates, methodTemplateListQuery } from '#queries/p2p-paymethods/method-template-list.query.ts';
import type { SavedMethod } from '#queries/p2p-paymethods/my-method-list.query.ts';
import { NothingYet } from '#shell/nothing-yet.tsx';
import { KindHead } from '../kind-head.tsx';
import type { Draft } from '../method.form.ts';
import { MethodForm, type TypedMethod } from '../method-form.tsx';
import { renewMethods } from '../renew-methods.ts';
import { FundPasswordForm } from './fund-password-form.tsx';

interface Opened {
  draft: Draft;
  /** Asked for once: it opens the values and saves them. */
  accountPwd: string;
}

/** Writes a saved method again: its values, under the verified name and with the fields of today. */
export function ChangeMethodDialog({ method, onClose }: { method: SavedMethod; onClose: () => void }) {
  const t = useText('paymethods');
  const form = useId();
  const client = useQueryClient();
  const opening = useCallMutation(openMethod);
  const saving = useCallMutation(changeMethod);
  const [opened, setOpened] = useState<Opened>();
  const { userPaymethodId, fiatCode } = method;
  const name = useMethodName()(method);

  async function open(accountPwd: string): Promise<void> {
    const answer = await opening.run({ userPaymethodId, accountPwd });
    if (answer) setOpened({ draft: Object.fromEntries(answer.paymethodInfo.map(({ name, value }) => [name, value])), accountPwd });
  }

  async function save({ paymethodInfo, accountPwd }: TypedMethod): Promise<void> {
    if (!(await saving.run({ userPaymethodId, paymethodInfo, accountPwd }))) return;
    await renewMethods(client);
    showToast('success', t('changed', { name }));
    onClose();
  }

  function formOf({ draft, accountPwd }: Opened, { paymethods, paymethodUserName }: MethodTemplates) {
    const template = paymethods.find(({ paymethodId }) => paymethodId === method.paymethodId);
    if (!template) return <NothingYet title={t('state_template_why')} />;
    return (
      <MethodForm
        id={form}
        holder={paymethodUserName ?? method.paymethodUserName}
        kind={template}
        fields={template.paymethodInfo}
        before={draft}
        accountPwd={accountPwd}
        problem={saving.problem}
        isRunning={saving.isRunning}
        onChange={saving.reset}
        onSubmit={(typed) => void save(typed)}
      >
        <KindHead kind={template} fiat={fiatCode} />
      </MethodForm>
    );
  }

  return (
    <FormDialog
      onClose={onClose}
      title={t('change_title', { name })}
      note={t('change_note')}
      form={form}
      submitLabel={opened ? t('save') : t('continue')}
      runningLabel={t('saving')}
      cancelLabel={t('cancel')}
      isRunning={opening.isRunning || saving.isRunning}
    >
      {opened ? (
        <QueryBoundary query={methodTemplateListQuery(fiatCode)} fallback={<Skeleton shape="block" className="h-80" />}>
          {(templates) => formOf(opened, templates)}
        </QueryBoundary>
      ) : (
        <FundPasswordForm
          id={form}
          isRunning={opening.isRunning}
          problem={opening.problem}
          onChange={opening.reset}
          onSubmit={(accountPwd) => void open(accountPwd)}
        />
      )}
    </FormDialog>
  );
}
