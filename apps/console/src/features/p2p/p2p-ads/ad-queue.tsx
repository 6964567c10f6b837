import { agoText, secondsSince } from '#parts/age-text.ts';
import { Button } from '#parts/button.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import { useChosenRow } from '#parts/use-chosen-row.ts';
import type { ModeratedAd } from './ad-moderation-list.query.ts';
import { adState, adTitle } from './ad-text.ts';
import { reviewText } from './review-text.ts';
import type { Selection } from './use-selection.ts';

export interface AdQueueProps {
  ads: readonly ModeratedAd[];
  chosen: string | undefined;
  nowMs: number;
  emptyText: string;
  /** Missing for members who may only look. */
  selection: Selection | undefined;
  onChoose: (adNo: string) => void;
  /** The arrows of somebody who stands in the list. */
  onStep: (step: 1 | -1) => void;
  /** Missing on the last page. */
  onMore: (() => void) | undefined;
}

export function AdQueue({ ads, chosen, nowMs, emptyText, selection, onChoose, onStep, onMore }: AdQueueProps) {
  const list = useChosenRow<HTMLUListElement>(chosen);

  return (
    <>
      {ads.length === 0 && <p className="border-t border-line px-4 py-6 text-13 text-ink-soft tablet:px-5">{emptyText}</p>}
      <ul
        ref={list}
        aria-label="Ads"
        className="max-h-[60dvh] divide-y divide-line overflow-y-auto last:rounded-b-large border-t border-line empty:hidden"
      >
        {ads.map((ad) => (
          <li key={ad.adNo} className="flex items-stretch has-[[aria-current]]:bg-brand-tint">
            {selection && (
              <label className="flex cursor-pointer items-start ps-4 pt-3.5 tablet:ps-5">
                <input
                  type="checkbox"
                  aria-label={`Select the ad of ${ad.nickName}`}
                  className="size-4.5 accent-brand"
                  checked={selection.has(ad.adNo)}
                  disabled={selection.isFull && !selection.has(ad.adNo)}
                  onChange={() => selection.toggle(ad)}
                />
              </label>
            )}
            <button
              type="button"
              aria-current={ad.adNo === chosen ? 'true' : undefined}
              onClick={() => onChoose(ad.adNo)}
              onKeyDown={(event) => {
                if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
                event.preventDefault();
                onStep(event.key === 'ArrowDown' ? 1 : -1);
              }}
              className={`grid min-w-0 flex-1 cursor-pointer grid-cols-[minmax(0,1fr)] gap-1 py-2.5 pe-4 text-start outline-offset-[-2px] hover:bg-sunken aria-[current]:bg-brand-tint tablet:pe-5 ${selection ? 'ps-3' : 'ps-4 tablet:ps-5'}`}
            >
              <AdLines ad={ad} nowMs={nowMs} />
            </button>
          </li>
        ))}
      </ul>
      {onMore && (
        <div className="border-t border-line px-4 py-3 tablet:px-5">
          <Button onClick={onMore}>Show more</Button>
        </div>
      )}
    </>
  );
}

/** Why it waits and since when, or how it stands when it does not. */
function AdLines({ ad, nowMs }: { ad: ModeratedAd; nowMs: number }) {
  const tags = ad.review ? reviewText(ad.review) : [adState(ad)];
  const at = ad.review?.since ?? ad.changedAt;
  return (
    <>
      <span className="flex items-baseline justify-between gap-2">
        <b className="truncate font-semibold">{ad.nickName}</b>
        <span className="shrink-0 text-12 text-ink-soft">
          <MomentText at={at}>{agoText(secondsSince(at, nowMs))}</MomentText>
        </span>
      </span>
      <span className="truncate text-13 text-ink-soft">{adTitle(ad)}</span>
      <span className="flex flex-wrap gap-1">
        {tags.map((tag) => (
          <StateTag key={tag.label} {...tag} />
        ))}
      </span>
      <span className="truncate text-12 text-ink-faint">{ad.remark || ad.autoReply || 'No words'}</span>
    </>
  );
}
