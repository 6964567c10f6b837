import type { Application } from '@peerbourse/contract/p2p/p2p-merchants/merchant.shape';
import { Banner } from '@peerbourse/ui/feedback/banner';
import { useText } from '#base/i18n/texts.tsx';
import { reasonKeys } from '../merchant-text.ts';

/** Why the last application was rejected, and what to do about it. */
export function RejectedNote({ application }: { application: Application | null }) {
  const t = useText('p2p-merchants');
  return (
    <Banner tone="warning">
      <div className="grid gap-2">
        <h2 className="font-semibold">{t('rejected')}</h2>
        {application && (
          <ul className="grid list-disc gap-1 ps-5">
            {application.reasons.map((reason) => (
              <li key={reason}>{t(reasonKeys[reason])}</li>
            ))}
          </ul>
        )}
        {application && application.words !== '' && (
          <div>
            <p className="font-semibold">{t('rejected_words')}</p>
            <blockquote dir="auto" className="whitespace-pre-wrap">
              {application.words}
            </blockquote>
          </div>
        )}
        <p>{t('rejected_text')}</p>
      </div>
    </Banner>
  );
}
