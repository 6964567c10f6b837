import { setBlocked } from '@peerbourse/contract/p2p/p2p-blocklist/set-blocked';
import { ConfirmDialog } from '@peerbourse/ui/overlays/confirm-dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useRead } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { showToast } from '#base/toasts/toasts.ts';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { checkBlockedQuery } from '#queries/p2p-blocklist/check-blocked.query.ts';
import { ProfileProblem } from './profile-problem.tsx';
import { renewAdvertiser } from './renew-advertiser.ts';

interface BlockDialogProps {
  person: { encryptUserId: string; nickName: string };
  /** As far as the page knows; asked for again when the dialog opens. */
  isBlocked: boolean;
  onClose: () => void;
}

/** Says what a block does before it is set or lifted. */
export function BlockDialog({ person: { encryptUserId, nickName: name }, isBlocked, onClose }: BlockDialogProps) {
  const t = useText('p2p');
  const client = useQueryClient();
  const act = useCallMutation(setBlocked);
  const isLifting = useRead(checkBlockedQuery(encryptUserId))?.isBlocked ?? isBlocked;

  async function change(): Promise<void> {
    if (!(await act.run({ encryptUserId, isBlocked: !isLifting }))) return;
    showToast('success', t(isLifting ? 'unblocked' : 'blocked', { name }));
    onClose();
    await renewAdvertiser(client, encryptUserId);
  }

  return (
    <ConfirmDialog
      isOpen
      title={t(isLifting ? 'unblock_title' : 'block_title', { name })}
      confirmLabel={t(isLifting ? 'unblock' : 'block')}
      cancelLabel={t('back')}
      isDanger={!isLifting}
      isLoading={act.isRunning}
      loadingLabel={t('saving')}
      onConfirm={() => void change()}
      onCancel={onClose}
    >
      <div className="grid gap-3">
        {isLifting ? (
          <p>{t('unblock_means')}</p>
        ) : (
          <ul className="grid list-disc gap-1.5 ps-4">
            <li>{t('block_means_ads')}</li>
            <li>{t('block_means_orders')}</li>
            <li>{t('block_means_silent')}</li>
          </ul>
        )}
        <ProfileProblem problem={act.problem} />
      </div>
    </ConfirmDialog>
  );
}
