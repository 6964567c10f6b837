import { isMerchant } from '@peerbourse/rules/p2p-merchants/merchant';
import { lazy } from 'react';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { TraderFace } from '#features/p2p/shared/trader-face.tsx';
import { DialogButton } from '#parts/dialog-button.tsx';
import type { Advertiser } from '#queries/p2p-users/advertiser-page.query.ts';
import { useLoginAddress } from '#shell/navigation/login-address.ts';
import { useSession } from '#site/session/use-session.ts';
import { FollowButton } from './follow-button.tsx';

const BlockDialog = lazy(async () => ({ default: (await import('#features/p2p/shared/block-dialog.tsx')).BlockDialog }));

/** Who it is, and what the visitor can do about them. */
export function AdvertiserHead({ advertiser }: { advertiser: Advertiser }) {
  const format = useFormat();
  const t = useText('p2p');
  const { since, isOnline } = advertiser;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <TraderFace face={advertiser} size="huge" isTitle>
        <p className="mt-1 text-13 text-ink-soft">
          <span className={isOnline ? 'font-semibold text-good' : ''}>{t(isOnline ? 'online_now' : 'offline_now')}</span>
          <span aria-hidden="true"> · </span>
          <span className="inline-block">{t('here_since', { date: format.day(since) })}</span>
        </p>
        {isMerchant(advertiser) && <p className="mt-1 max-w-120 text-13 text-ink-soft">{t('merchant_means')}</p>}
      </TraderFace>
      {!advertiser.isYou && <Actions advertiser={advertiser} />}
    </div>
  );
}

function Actions({ advertiser }: { advertiser: Advertiser }) {
  const t = useText('p2p');
  const { isLogin } = useSession();
  const loginAddress = useLoginAddress();
  if (!isLogin) {
    return (
      <LinkButton to={loginAddress} variant="secondary" size="medium">
        {t('follow')}
      </LinkButton>
    );
  }
  const isBlocked = advertiser.block === 'by-you';
  return (
    <div className="flex flex-wrap items-start gap-2.5">
      {!isBlocked && <FollowButton advertiser={advertiser} />}
      <DialogButton
        variant="secondary"
        size="medium"
        about={advertiser.nickName}
        dialog={(close) => <BlockDialog person={advertiser} isBlocked={isBlocked} onClose={close} />}
      >
        {t(isBlocked ? 'unblock' : 'block')}
      </DialogButton>
    </div>
  );
}
