import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { type LiveState, useLiveState } from '#site/live/live-state.ts';

const looks: Record<LiveState, string> = {
  live: 'bg-up',
  connecting: 'bg-control',
  delayed: 'bg-warn',
};

/** Whether the prices on the page move by themselves, and how old the newest is. */
export function LiveMark({ at }: { at: string }) {
  const format = useFormat();
  const t = useText('rates');
  const state = useLiveState();
  return (
    <p className="flex items-center gap-2 pb-1 text-13 text-ink-soft">
      <time dateTime={at} className="text-ink-faint tabular-nums">
        {t('as_of', { time: format.time(at) })}
      </time>
      {/* The word stands last: it changes, and pushes nothing. */}
      <span aria-hidden="true" className={`size-2 rounded-full ${looks[state]}`} />
      <span data-live-state={state}>{t(`state_${state}`)}</span>
    </p>
  );
}
