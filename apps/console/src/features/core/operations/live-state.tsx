import { utcDateTime, utcTime } from '@peerbourse/rules/utc-time';
import { type Tone, toneText } from '#parts/tone.ts';
import { ToneIcon } from '#parts/tone-icon.tsx';
import type { Freshness } from './freshness.ts';
import type { Watch } from './use-overview.ts';

const tones: Record<Freshness, Tone> = { waiting: 'quiet', away: 'bad', stale: 'bad', live: 'good' };

/** Whether the page is live, with the server's UTC clock while it is. */
export function LiveState({ watch: { freshness, serverNowMs } }: { watch: Watch }) {
  const tone = tones[freshness];
  const moment = new Date(serverNowMs).toISOString();
  return (
    <p className="flex items-center gap-2 text-13 whitespace-nowrap">
      <ToneIcon tone={tone} className="size-3.5" />
      <span className={`font-semibold ${toneText[tone]}`}>{labelOf(freshness, moment)}</span>
      {freshness === 'live' && <span className="hidden text-ink-soft tablet:inline">{utcDateTime(moment)} UTC</span>}
    </p>
  );
}

function labelOf(freshness: Freshness, moment: string): string {
  switch (freshness) {
    case 'waiting':
      return 'Connecting';
    case 'away':
      return 'No answer';
    case 'stale':
      return `Stale since ${utcTime(moment)}`;
    case 'live':
      return 'Live';
  }
}
