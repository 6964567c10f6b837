import { Badge } from '@peerbourse/ui/feedback/badge';
import { lazy } from 'react';
import { useRead } from '#base/api/read.ts';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { AnyLink } from '#base/links/any-link.tsx';
import type { MyTrader } from '#features/p2p/shared/my-trader.ts';
import { TraderFace } from '#features/p2p/shared/trader-face.tsx';
import { DialogButton } from '#parts/dialog-button.tsx';
import { p2pSettingsQuery } from '#queries/p2p-config/p2p-settings.query.ts';

const PublicFace = lazy(async () => ({ default: (await import('../face/public-face-dialog.tsx')).PublicFaceDialog }));
const RenameDialog = lazy(async () => ({ default: (await import('./rename-dialog.tsx')).RenameDialog }));

const mainlandChina = '1';

/** Who somebody is to others: head, name and marks, and when the name may be changed. */
export function ProfilePanel({ trader }: { trader: MyTrader }) {
  const format = useFormat();
  const t = useText('p2p-users');
  const { encryptUserId = '', nickNameFreeAt, areaId, isChinaSeller } = trader;
  return (
    <section aria-label={t('profile')} className="grid gap-4 rounded-large border border-line p-4 tablet:p-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <TraderFace face={{ ...trader, encryptUserId, country: '' }} size="huge">
          <p className="mt-1 flex flex-wrap gap-1.5 empty:hidden">
            {isChinaSeller && <Badge variant="quiet">{t('badge_china_seller')}</Badge>}
            {areaId === mainlandChina && !isChinaSeller && <Badge variant="quiet">{t('badge_mainland')}</Badge>}
          </p>
        </TraderFace>
        <div className="flex flex-wrap gap-2">
          <DialogButton dialog={(close) => <PublicFace encryptUserId={encryptUserId} onClose={close} />}>
            {t('public_face_see')}
          </DialogButton>
          {nickNameFreeAt === null && (
            <DialogButton dialog={(close) => <RenameDialog trader={trader} onClose={close} />}>{t('rename')}</DialogButton>
          )}
        </div>
      </div>
      <p className="text-13 text-ink-soft">
        {nickNameFreeAt === null ? t('rename_now') : t('rename_from', { time: format.moment(nickNameFreeAt) })}
      </p>
      {areaId === mainlandChina && <MainlandNote isSeller={isChinaSeller} />}
    </section>
  );
}

/** People whose name was verified in mainland China become merchants on other terms. */
function MainlandNote({ isSeller }: { isSeller: boolean }) {
  const t = useText('p2p-users');
  const settings = useRead(p2pSettingsQuery);
  return (
    <div className="rounded-medium bg-sunken px-3.5 py-3 text-13 text-ink-soft">
      <p>{t(isSeller ? 'china_seller_note' : 'mainland_note', { amount: settings?.cnApplyBusinessMarginAmount ?? '' })}</p>
      {settings?.cnApplyBusinessFileUrl && (
        <AnyLink to={settings.cnApplyBusinessFileUrl} className="quiet-link">
          {t('mainland_file')}
        </AnyLink>
      )}
    </div>
  );
}
