import { useDeskKeys } from '#desk/use-desk-keys.ts';
import { Notice } from '#parts/notice.tsx';
import { AdActions } from './ad-actions.tsx';
import { adKeys } from './ad-keys.ts';
import { AdPanel } from './ad-panel.tsx';
import { QueuePanel } from './queue-panel.tsx';
import { useModeration } from './use-moderation.ts';

/** The queue on one side, the chosen ad in the middle, what can be done about it on the other side. */
export function ModerationDesk({ userId }: { userId: string }) {
  const moderation = useModeration(userId);
  const { ads = [], chosen, done, choose, step, conclude, lookAgain } = moderation;
  return (
    <div className="grid items-start gap-4 min-[1040px]:grid-cols-[19rem_minmax(0,1fr)] min-[1640px]:grid-cols-[21rem_minmax(0,1fr)_18rem]">
      <QueuePanel moderation={moderation} userId={userId} />
      <div className="grid min-w-0 gap-4 min-[1640px]:contents">
        <div className="grid min-w-0 gap-4 empty:hidden min-[1640px]:sticky min-[1640px]:top-18 min-[1640px]:order-last">
          {done && <Notice tone="good">{done}</Notice>}
          {chosen && <AdActions key={chosen.adNo} ad={chosen} onStep={step} onDone={conclude} onRefused={lookAgain} />}
        </div>
        {chosen ? (
          <AdPanel key={chosen.adNo} ad={chosen} onJudged={lookAgain} />
        ) : (
          <Nothing hasAds={ads.length > 0} onStep={() => choose(ads[0]?.adNo)} />
        )}
      </div>
    </div>
  );
}

/** Before an ad is chosen J takes the first one, so that the desk can be used without the mouse from the start. */
function Nothing({ hasAds, onStep }: { hasAds: boolean; onStep: () => void }) {
  useDeskKeys(adKeys, hasAds, (act) => {
    if (act === 'next' || act === 'previous') onStep();
  });
  return (
    <p className="rounded-large border border-dashed border-line-strong px-5 py-12 text-center text-14 text-ink-soft">
      {hasAds ? (
        <>
          Choose an ad from the queue, or press <kbd className="font-mono">J</kbd>.
        </>
      ) : (
        'There is no ad to look at.'
      )}
    </p>
  );
}
