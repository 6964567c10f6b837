import { rateOrder } from '@peerbourse/contract/p2p/p2p-ratings/rate-order';
import type { Rating } from '@peerbourse/contract/p2p/p2p-ratings/rating.shape';
import { maxComment, type RatingTag, tagsOf } from '@peerbourse/rules/p2p-ratings/rating-tags';
import { Button } from '@peerbourse/ui/actions/button';
import { TextArea } from '@peerbourse/ui/fields/text-area';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import type { OrderRating } from '#queries/p2p-ratings/order-rating.query.ts';
import { tagKeys } from './tag-text.ts';

interface RatingFormProps {
  orderNo: string;
  /** Of the other person. */
  name: string;
  /** What was said before. */
  rating: Rating | null;
  onRated: (answer: OrderRating) => void;
  /** Leaves what was said before as it is. */
  onKeep: (() => void) | undefined;
}

/** Good or bad first, with one tap; everything else appears afterwards and may be left out. */
export function RatingForm({ orderNo, name, rating, onRated, onKeep }: RatingFormProps) {
  const t = useText('p2p-ratings');
  const titleId = useId();
  const act = useCallMutation(rateOrder);
  const [isGood, setIsGood] = useState(rating?.isGood);
  const [tags, setTags] = useState<readonly RatingTag[]>(rating?.tags ?? []);
  const [comment, setComment] = useState(rating?.comment ?? '');

  function choose(choice: boolean): void {
    if (choice !== isGood) setTags([]);
    setIsGood(choice);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isGood === undefined || act.isRunning) return;
    const words = comment.trim();
    const answer = await act.run({ orderNo, isGood, tags: [...tags], ...(words === '' ? {} : { comment: words }) });
    if (answer) onRated(answer);
  }

  return (
    <form noValidate aria-labelledby={titleId} onSubmit={(event) => void submit(event)} className="grid gap-4">
      <h2 id={titleId} className="text-18 font-bold wrap-anywhere">
        {t('question', { name })}
      </h2>
      <div className="grid grid-cols-2 gap-2.5">
        <Choice isGood isChosen={isGood === true} onChoose={() => choose(true)} />
        <Choice isGood={false} isChosen={isGood === false} onChoose={() => choose(false)} />
      </div>
      {isGood !== undefined && (
        <>
          <Tags all={tagsOf(isGood)} chosen={tags} onChange={setTags} />
          <TextArea
            label={t('comment')}
            hint={t('comment_hint', { name })}
            error={act.problem?.refusal === 'p2p-ratings.contact-details' && act.problem.message}
            hasCounter
            maxLength={maxComment}
            rows={2}
            value={comment}
            onChange={(event) => setComment(event.currentTarget.value)}
          />
          {act.problem?.refusal !== 'p2p-ratings.contact-details' && <ProblemBanner problem={act.problem} />}
          <div className="flex flex-wrap gap-2.5">
            <Button type="submit" isLoading={act.isRunning} loadingLabel={t('submitting')}>
              {t('submit')}
            </Button>
            {onKeep && (
              <Button variant="quiet" onClick={onKeep}>
                {t('keep')}
              </Button>
            )}
          </div>
        </>
      )}
    </form>
  );
}

function Choice({ isGood, isChosen, onChoose }: { isGood: boolean; isChosen: boolean; onChoose: () => void }) {
  const t = useText('p2p-ratings');
  const Thumb = isGood ? ThumbsUp : ThumbsDown;
  const chosen = isGood ? 'border-good bg-good-tint text-good' : 'border-bad bg-bad-tint text-bad';
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={`flex min-h-16 cursor-pointer items-center justify-center gap-2.5 rounded-medium border px-3 font-semibold ${isChosen ? chosen : 'border-line hover:bg-sunken'}`}
    >
      <Thumb size={22} aria-hidden="true" />
      {t(isGood ? 'good' : 'bad')}
    </button>
  );
}

interface TagsProps {
  all: readonly RatingTag[];
  chosen: readonly RatingTag[];
  onChange: (tags: readonly RatingTag[]) => void;
}

function Tags({ all, chosen, onChange }: TagsProps) {
  const t = useText('p2p-ratings');
  const id = useId();
  const toggle = (tag: RatingTag) => onChange(chosen.includes(tag) ? chosen.filter((each) => each !== tag) : [...chosen, tag]);
  return (
    <div role="group" aria-labelledby={id} className="grid gap-2">
      <p id={id} className="text-13 text-ink-soft">
        {t('tags')}
      </p>
      <div className="flex flex-wrap gap-2">
        {all.map((tag) => (
          <button
            key={tag}
            type="button"
            aria-pressed={chosen.includes(tag)}
            onClick={() => toggle(tag)}
            className={`min-h-11 cursor-pointer rounded-full border px-3.5 text-14 mouse:min-h-9 ${chosen.includes(tag) ? 'border-brand bg-brand-tint font-semibold text-brand' : 'border-line hover:bg-sunken'}`}
          >
            {t(tagKeys[tag])}
          </button>
        ))}
      </div>
    </div>
  );
}
