import { type Speak, useText } from '#base/i18n/texts.tsx';

/** How long something takes, in one short word. */
export function useDuration(): (seconds: number) => string {
  const t = useText('p2p');
  return (seconds) => durationText(seconds, t);
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

function durationText(seconds: number, t: Speak<'p2p'>): string {
  if (seconds < minute) return t('seconds', { count: Math.max(1, Math.round(seconds)) });
  // An hour and a half is not two: as many minutes as somebody has to pay are said.
  if (seconds < hour || (seconds < 4 * hour && seconds % hour !== 0)) return t('minutes', { count: Math.round(seconds / minute) });
  if (seconds < day) return t('hours', { count: Math.round(seconds / hour) });
  return t('days', { count: Math.round(seconds / day) });
}
