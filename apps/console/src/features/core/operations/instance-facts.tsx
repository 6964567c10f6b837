import type { ReactNode } from 'react';
import { ageText, agoText, secondsSince } from '#parts/age-text.ts';
import { MomentText } from '#parts/moment-text.tsx';
import { ToneIcon } from '#parts/tone-icon.tsx';
import type { Instance } from './overview.query.ts';

export interface InstanceFactsProps {
  instance: Instance;
  isAmongOthers: boolean;
  nowMs: number;
}

/** One running process of a role. */
export function InstanceFacts({ instance, isAmongOthers, nowMs }: InstanceFactsProps) {
  const { startedAt, seenAt, version, details } = instance;
  return (
    <dl className="grid grid-cols-[4.5rem_1fr] gap-x-3 gap-y-1 py-3 text-13 last:pb-0 min-[380px]:max-tablet:grid-cols-[auto_1fr_auto_1fr]">
      <Fact name="instance">
        <span className="font-mono text-12 break-all">{instance.instance}</span>
      </Fact>
      {isAmongOthers && instance.state === 'draining' && (
        <Fact name="state">
          <Trouble label="draining" />
        </Fact>
      )}
      <Fact name="version">{version}</Fact>
      <Fact name="uptime">
        <MomentText at={startedAt}>{ageText(secondsSince(startedAt, nowMs))}</MomentText>
      </Fact>
      <Fact name="last seen">
        <MomentText at={seenAt}>{agoText(secondsSince(seenAt, nowMs))}</MomentText>
      </Fact>
      {Object.entries(details)
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(([name, value]) => (
          <Fact key={name} name={wordsOf(name)}>
            {isTrouble(name, value) ? <Trouble label={value} /> : <span className="wrap-anywhere">{plain(value)}</span>}
          </Fact>
        ))}
    </dl>
  );
}

/** What a process says of itself is named as in its code. */
function wordsOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function plain(value: string): string {
  return value === '' ? 'none' : value.replace(/^http:\/\//, '');
}

function isTrouble(name: string, value: string): boolean {
  return (name === 'nats' && value === 'away') || (name === 'providers' && value.includes('passed over'));
}

function Trouble({ label }: { label: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold text-warn">
      <ToneIcon tone="watch" className="size-3.5" />
      {label}
    </span>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-faint">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  );
}
