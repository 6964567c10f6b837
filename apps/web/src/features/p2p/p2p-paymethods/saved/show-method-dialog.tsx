import { openMethod } from '@peerbourse/contract/p2p/p2p-paymethods/open-method';
import { Button } from '@peerbourse/ui/actions/button';
import { DefinitionList } from '@peerbourse/ui/figures/definition-list';
import { Dialog } from '@peerbourse/ui/overlays/dialog';
import { useId, useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { useFirstFocus } from '#base/lib/use-first-focus.ts';
import { useFieldLabel } from '#features/p2p/shared/field-label.ts';
import { TicketPicture } from '#features/p2p/shared/ticket-picture.tsx';
import { CopyLine } from '#parts/copy-line.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { useMethodName } from '#parts/use-method-name.ts';
import type { SavedMethod } from '#queries/p2p-paymethods/my-method-list.query.ts';
import { FundPasswordForm } from './fund-password-form.tsx';

type Fields = SavedMethod['paymethodInfo'];

/** The values of one method in clear. They are gone with the dialog. */
export function ShowMethodDialog({ method, onClose }: { method: SavedMethod; onClose: () => void }) {
  const t = useText('paymethods');
  const common = useText('common');
  const nameOf = useMethodName();
  const form = useId();
  const act = useCallMutation(openMethod);
  const [fields, setFields] = useState<Fields>();

  async function open(accountPwd: string): Promise<void> {
    setFields((await act.run({ userPaymethodId: method.userPaymethodId, accountPwd }))?.paymethodInfo);
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('show_title', { name: nameOf(method) })}
      note={t('show_note')}
      closeLabel={common('close')}
      actions={
        <>
          {!fields && (
            <Button type="submit" form={form} isWide isLoading={act.isRunning} loadingLabel={t('opening')}>
              {t('continue')}
            </Button>
          )}
          <Button variant="secondary" isWide onClick={onClose}>
            {fields ? t('done') : t('cancel')}
          </Button>
        </>
      }
    >
      {fields ? (
        <ClearValues holder={method.paymethodUserName} fields={fields} />
      ) : (
        <FundPasswordForm
          id={form}
          isRunning={act.isRunning}
          problem={act.problem}
          onChange={act.reset}
          onSubmit={(accountPwd) => void open(accountPwd)}
        />
      )}
    </Dialog>
  );
}

function ClearValues({ holder, fields }: { holder: string; fields: Fields }) {
  const t = useText('paymethods');
  const piece = useFirstFocus<HTMLDivElement>();
  const labelOf = useFieldLabel();
  const shown = [
    { name: t('holder'), value: holder, url: undefined },
    ...fields.map(({ label, value, url }) => ({ name: labelOf(label), value, url })),
  ];
  return (
    <div ref={piece} tabIndex={-1} className="outline-none">
      <DefinitionList
        definitions={shown
          .filter(({ value }) => value !== '')
          .map(({ name, value, url }) => ({
            name,
            value:
              url === undefined ? (
                <CopyLine text={value} name={t('copy_field', { name })} />
              ) : (
                <TicketPicture url={url} name={name} openLabel={t('picture_open', { name })} />
              ),
          }))}
      />
    </div>
  );
}
