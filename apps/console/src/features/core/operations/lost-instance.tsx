import { agoText, secondsSince } from '#parts/age-text.ts';
import { MomentText } from '#parts/moment-text.tsx';
import { ToneIcon } from '#parts/tone-icon.tsx';
import type { Instance } from './overview.query.ts';

/** A process that ended without saying goodbye; it is forgotten after an hour. */
export function LostInstance({ instance, nowMs }: { instance: Instance; nowMs: number }) {
  return (
    <p className="mt-3 flex items-start gap-2 rounded-small bg-sunken px-2.5 py-2 text-12 text-ink-soft">
      <ToneIcon tone="watch" className="mt-0.5 size-3.5" />
      <span className="min-w-0">
        <b className="font-semibold">Lost</b> <span className="font-mono break-all">{instance.instance}</span>, last seen{' '}
        <MomentText at={instance.seenAt}>{agoText(secondsSince(instance.seenAt, nowMs))}</MomentText>
      </span>
    </p>
  );
}
