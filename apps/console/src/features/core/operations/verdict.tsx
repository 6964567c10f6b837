import { utcTime } from '@peerbourse/rules/utc-time';
import type { ReactNode } from 'react';
import { type Tone, toneTint } from '#parts/tone.ts';
import { ToneIcon } from '#parts/tone-icon.tsx';
import { attention } from './attention.ts';
import type { Watch } from './use-overview.ts';

/** The whole page in one line: what needs an operator, or that nothing does. */
export function Verdict({ watch }: { watch: Watch }) {
  const { overview, freshness, trouble, serverNowMs } = watch;
  if (freshness === 'waiting') return <Line tone="quiet">Asking the server…</Line>;
  if (freshness === 'away' || !overview)
    return (
      <Line tone="bad">
        <b>{trouble}</b> It is asked again every 2 seconds.
      </Line>
    );
  if (freshness === 'stale') {
    return (
      <Line tone="bad">
        <b>{trouble}</b> What you see is from {utcTime(overview.at)} UTC. It is asked again every 2 seconds.
      </Line>
    );
  }
  const concerns = attention(overview, serverNowMs);
  if (concerns.length === 0) {
    return (
      <Line tone="good">
        <b>Everything runs.</b> {overview.prices.pairs} prices are fresh, {overview.jobs.length} jobs are on time, no fact waits for long.
      </Line>
    );
  }
  return (
    <Line tone={concerns.some((concern) => concern.tone === 'bad') ? 'bad' : 'watch'}>
      <b>{concerns.length === 1 ? 'One thing needs attention:' : `${concerns.length} things need attention:`}</b>{' '}
      {concerns.map(({ message, section }, index) => (
        <span key={message}>
          {index > 0 && ', '}
          <a href={`#${section}`} className="underline underline-offset-3 hover:no-underline">
            {message}
          </a>
        </span>
      ))}
    </Line>
  );
}

function Line({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <div className={`flex min-h-11 items-start gap-2.5 rounded-medium px-4 py-2.5 text-14 ${toneTint[tone]}`}>
      <ToneIcon tone={tone} className="mt-[3px] size-4" />
      <p>{children}</p>
    </div>
  );
}
