import { useText } from '#base/i18n/texts.tsx';
import { useLiveState } from '#site/live/live-state.ts';

/** Whether what is shown moves by itself. */
export function LiveDot() {
  const t = useText('spot');
  const state = useLiveState();
  const isLive = state !== 'delayed';
  return (
    <span data-live-state={state} className="flex items-center gap-1.5 text-12 whitespace-nowrap text-ink-soft">
      <span aria-hidden="true" className={`size-2 rounded-full ${isLive ? 'bg-online' : 'bg-warn'}`} />
      {t(isLive ? 'live' : 'delayed')}
    </span>
  );
}
