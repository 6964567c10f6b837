import { agoText, secondsSince } from '#parts/age-text.ts';
import { Button } from '#parts/button.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import { useChosenRow } from '#parts/use-chosen-row.ts';
import type { ModeratedAd } from './ad-moderation-list.query.ts';
import { adState, adTitle } from './ad-text.ts';

export interface AdQueueProps {
  ads: readonly ModeratedAd[];
  chosen: string | undefined;
  nowMs: number;
  emptyText: string;
  onChoose: (adNo: string) => void;
  /** The arrows of somebody who stands in the list. */
  onStep: (step: 1 | -1) => void;
  /** Missing on the last page. */
  onMore: (() => void) | undefined;
}

export function AdQueue({ ads, chosen, nowMs, emptyText, onChoose, onStep, onMore }: AdQueueProps) {
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
          <li key={ad.adNo}>
            <button
              type="button"
              aria-current={ad.adNo === chosen ? 'true' : undefined}
              onClick={() => onChoose(ad.adNo)}
              onKeyDown={(event) => {
                if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
                event.preventDefault();
                onStep(event.key === 'ArrowDown' ? 1 : -1);
              }}
              className="grid w-full cursor-pointer grid-cols-[minmax(0,1fr)] gap-1 px-4 py-2.5 text-start outline-offset-[-2px] hover:bg-sunken aria-[current]:bg-brand-tint tablet:px-5"
            >
              <span className="flex items-center justify-between gap-2">
                <b className="truncate font-semibold">{ad.nickName}</b>
                <StateTag {...adState(ad)} />
              </span>
              <span className="flex justify-between gap-2 text-13 text-ink-soft">
                <span className="truncate">{adTitle(ad)}</span>
                <span className="shrink-0 text-12">
                  <MomentText at={ad.changedAt}>{agoText(secondsSince(ad.changedAt, nowMs))}</MomentText>
                </span>
              </span>
              <span className="truncate text-12 text-ink-faint">{ad.remark || ad.autoReply || 'No words'}</span>
            </button>
          </li>
        ))}
      </ul>
      {onMore && (
        <div className="border-t border-line px-4 py-3 tablet:px-5">
          <Button onClick={onMore}>Show older ones</Button>
        </div>
      )}
    </>
  );
}
