import type { CallOutput } from '@peerbourse/contract/call';
import type { overview } from '@peerbourse/contract/core/operations/overview';
import { useState } from 'react';
import { ageText } from '#parts/age-text.ts';
import { Button } from '#parts/button.tsx';
import { FigureRow } from '#parts/figure-row.tsx';
import { LongText } from '#parts/long-text.tsx';
import { Panel } from '#parts/panel.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import type { Tone } from '#parts/tone.ts';
import { useStaffAccount } from '#session/staff-session.ts';
import { ResumeDialog } from './resume-dialog.tsx';

type Shard = CallOutput<typeof overview>['shards'][number];

const states: Readonly<Record<Shard['state'], { tone: Tone; label: string }>> = {
  matching: { tone: 'good', label: 'Matching' },
  leaderless: { tone: 'bad', label: 'Nobody matches' },
  halted: { tone: 'bad', label: 'Halted' },
};

/** Spot markets are matched shard by shard; one that is halted waits for somebody to look. */
export function ShardPanel({ shards, onResumed }: { shards: readonly Shard[]; onResumed: () => void }) {
  const [resuming, setResuming] = useState<number>();
  return (
    <>
      {shards.map((shard) => (
        <ShardState key={shard.shard} shard={shard} isAlone={shards.length === 1} onResume={() => setResuming(shard.shard)} />
      ))}
      <ResumeDialog
        shard={resuming}
        onClose={() => setResuming(undefined)}
        onResumed={() => {
          setResuming(undefined);
          onResumed();
        }}
      />
    </>
  );
}

function ShardState({ shard, isAlone, onResume }: { shard: Shard; isAlone: boolean; onResume: () => void }) {
  const { tone, label } = states[shard.state];
  const mayResume = useStaffAccount().roles.includes('risk');
  return (
    <Panel
      id="shards"
      title={isAlone ? 'Spot markets' : `Spot markets, shard ${shard.shard}`}
      state={<StateTag tone={tone} label={label} />}
    >
      <FigureRow
        figures={[
          { name: 'markets', value: shard.markets },
          { name: 'waiting', value: shard.waiting, ...(tone === 'bad' && shard.waiting > 0 && { tone }) },
          { name: 'oldest', value: shard.waiting === 0 ? 'none' : ageText(shard.oldestSeconds) },
        ]}
      />
      {shard.why !== null && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3 text-13 tablet:px-5">
          <LongText text={shard.why} />
          {mayResume && <Button onClick={onResume}>Resume…</Button>}
        </div>
      )}
    </Panel>
  );
}
