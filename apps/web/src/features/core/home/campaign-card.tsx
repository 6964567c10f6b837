import type { CallOutput } from '@peerbourse/contract/call';
import type { matchingCampaign } from '@peerbourse/contract/core/content/matching-campaign';
import { IconButton } from '@peerbourse/ui/actions/icon-button';
import { ArrowRight, X } from 'lucide-react';
import { useLanguageMarks } from '#base/i18n/language-marks.ts';
import { useText } from '#base/i18n/texts.tsx';
import { AnyLink } from '#base/links/any-link.tsx';
import { CornerCard } from './corner-card.tsx';

export type Campaign = NonNullable<CallOutput<typeof matchingCampaign>['campaign']>;

/** An offer for this visitor; whoever closes it does not see it again. */
export function CampaignCard({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const common = useText('common');
  const marksOf = useLanguageMarks();
  const { title, body, action, to, picture, language } = campaign;
  return (
    <CornerCard label={title}>
      <div {...marksOf(language)} className="flex gap-3">
        {picture && <img src={picture} alt="" width="56" height="56" className="size-14 shrink-0 rounded-medium object-cover" />}
        <div className="min-w-0 flex-1 pe-8">
          <h2 className="text-14 font-bold wrap-anywhere">{title}</h2>
          <p className="mt-0.5 text-13 text-ink-soft wrap-anywhere">{body}</p>
          <p className="mt-1 text-13">
            <AnyLink to={to} className="quiet-link">
              {action}
              <ArrowRight size={14} aria-hidden="true" className="ms-1 shrink-0 [&:dir(rtl)]:-scale-x-100" />
            </AnyLink>
          </p>
        </div>
      </div>
      <div className="absolute end-2 top-2">
        <IconButton label={common('close')} icon={<X size={16} />} size="small" onClick={onClose} />
      </div>
    </CornerCard>
  );
}
