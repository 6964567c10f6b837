import type { CallOutput } from '@peerbourse/contract/call';
import type { marketStatus } from '@peerbourse/contract/p2p/p2p-config/market-status';
import { Banner } from '@peerbourse/ui/feedback/banner';
import { useLanguageMarks } from '#base/i18n/language-marks.ts';
import { useText } from '#base/i18n/texts.tsx';

/** That trading is stopped, and what operators say about it. */
export function StoppedBanner({ note, language }: Pick<CallOutput<typeof marketStatus>, 'note' | 'language'>) {
  const t = useText('p2p');
  const marks = useLanguageMarks();
  return (
    <div className="page w-full pt-4">
      <Banner tone="warning" isSpoken>
        <p className="font-semibold">{t('stopped_title')}</p>
        {note && <p {...marks(language)}>{note}</p>}
      </Banner>
    </div>
  );
}
