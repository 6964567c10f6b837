import type { Rating } from '@peerbourse/contract/p2p/p2p-ratings/rating.shape';
import { Badge } from '@peerbourse/ui/feedback/badge';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useText } from '#base/i18n/texts.tsx';
import { tagKeys } from './tag-text.ts';

/** What somebody said: good or bad, in what, and in their own words. */
export function GivenRating({ rating: { isGood, tags, comment } }: { rating: Rating }) {
  const t = useText('p2p-ratings');
  const Thumb = isGood ? ThumbsUp : ThumbsDown;
  return (
    <div className="grid min-w-0 gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className={`flex items-center gap-1.5 font-semibold ${isGood ? 'text-good' : 'text-bad'}`}>
          <Thumb size={16} aria-hidden="true" />
          {t(isGood ? 'good' : 'bad')}
        </span>
        {tags.map((tag) => (
          <Badge key={tag} variant="quiet">
            {t(tagKeys[tag])}
          </Badge>
        ))}
      </p>
      {comment !== null && (
        <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
          {comment}
        </p>
      )}
    </div>
  );
}
