import { deleteMethod } from '@peerbourse/contract/p2p/p2p-paymethods/delete-method';
import { ConfirmDialog } from '@peerbourse/ui/overlays/confirm-dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { showToast } from '#base/toasts/toasts.ts';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { useMethodName } from '#parts/use-method-name.ts';
import type { SavedMethod } from '#queries/p2p-paymethods/my-method-list.query.ts';
import { renewMethods } from '../renew-methods.ts';

/** Deletes a method for good. While ads on the market name it, the dialog says which way leads out. */
export function DeleteMethodDialog({ method, onClose }: { method: SavedMethod; onClose: () => void }) {
  const t = useText('paymethods');
  const client = useQueryClient();
  const act = useCallMutation(deleteMethod);
  const { userPaymethodId, onlineAds } = method;
  const name = useMethodName()(method);
  const isUsed = onlineAds > 0;

  async function remove(): Promise<void> {
    if (!(await act.run({ userPaymethodId }))) return;
    await renewMethods(client);
    showToast('success', t('deleted', { name }));
    onClose();
  }

  return (
    <ConfirmDialog
      isOpen
      title={t('delete_title', { name })}
      confirmLabel={t('delete')}
      cancelLabel={t('keep')}
      isDanger
      isLoading={act.isRunning}
      loadingLabel={t('deleting')}
      reason={isUsed ? t('delete_used', { count: onlineAds }) : undefined}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <div className="grid gap-3">
        <ProblemBanner problem={act.problem} />
        <p>{t(isUsed ? 'delete_way_out' : 'delete_note')}</p>
        {isUsed && (
          <p>
            <Link to="/p2p-trade/ads" className="quiet-link">
              {t('see_ads')}
            </Link>
          </p>
        )}
      </div>
    </ConfirmDialog>
  );
}
