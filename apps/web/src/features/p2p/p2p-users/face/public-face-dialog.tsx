import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { Dialog } from '@peerbourse/ui/overlays/dialog';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { TraderFace } from '#features/p2p/shared/trader-face.tsx';
import { TraderFigures } from '#features/p2p/shared/trader-figures.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { publicProfileQuery } from '#queries/p2p-users/public-profile.query.ts';

/** Oneself beside an offer, as others see it: as a seller and as a buyer. */
export function PublicFaceDialog({ encryptUserId, onClose }: { encryptUserId: string; onClose: () => void }) {
  const t = useText('p2p-users');
  const common = useText('common');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('public_face')}
      note={t('public_face_note')}
      closeLabel={common('close')}
      exit="anywhere"
      actions={
        <LinkButton to={`/p2p-trade/user/${encryptUserId}`} variant="secondary" size="medium" isWide>
          {t('public_page')}
        </LinkButton>
      }
    >
      <QueryBoundary query={publicProfileQuery(encryptUserId)} fallback={<Skeleton shape="block" className="h-36" />}>
        {(face) => (
          <ul className="grid gap-3">
            {(['sell', 'buy'] as const).map((side) => (
              <li key={side} className="rounded-medium border border-line p-4">
                <p className="mb-2 text-12 text-ink-soft">{t(side === 'sell' ? 'face_selling' : 'face_buying')}</p>
                <TraderFace face={face}>
                  <TraderFigures figures={face} side={side} />
                </TraderFace>
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
    </Dialog>
  );
}
