import type { CallOutput } from '@peerbourse/contract/call';
import type { communityQrCodes } from '@peerbourse/contract/core/content/community-qr-codes';
import { Popover } from '@peerbourse/ui/overlays/popover';
import { QrCode } from 'lucide-react';
import { useRead } from '#base/api/read.ts';
import { useLanguageMarks } from '#base/i18n/language-marks.ts';
import { useText } from '#base/i18n/texts.tsx';
import { AnyLink } from '#base/links/any-link.tsx';
import { communityQrCodesQuery } from '#queries/content/community-qr-codes.query.ts';

type CommunityGroup = CallOutput<typeof communityQrCodes>['groups'][number];

/** Groups and channels of ours elsewhere. Each leads there, and shows its code to whoever has a phone at hand. */
export function Community() {
  const t = useText('common');
  const groups = useRead(communityQrCodesQuery)?.groups ?? [];
  if (groups.length === 0) return null;
  return (
    <section aria-label={t('footer_community')}>
      <h2 className="text-13 font-semibold">{t('footer_community')}</h2>
      <ul className="flex flex-wrap gap-x-4">
        {groups.map((group) => (
          <li key={group.url}>
            <Group {...group} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Group({ name, hint, url, qrImg, language }: CommunityGroup) {
  const t = useText('common');
  const marks = useLanguageMarks()(language);
  return (
    <Popover
      label={name}
      side="above"
      className="w-60 p-4"
      button={(wiring) => (
        <button type="button" {...wiring} {...marks} className="footer-link cursor-pointer gap-1.5">
          <QrCode size={16} aria-hidden="true" />
          {name}
        </button>
      )}
    >
      <div className="grid justify-items-center gap-2 text-center text-13">
        <img src={qrImg} alt={t('community_code', { name })} width="160" height="160" className="rounded-small bg-white" />
        {hint && (
          <p className="text-ink-soft" {...marks}>
            {hint}
          </p>
        )}
        <AnyLink to={url} className="footer-link font-semibold text-brand">
          {t('community_open', { name })}
        </AnyLink>
      </div>
    </Popover>
  );
}
