import { ageText } from '#parts/age-text.ts';
import { FigureRow } from '#parts/figure-row.tsx';
import { Panel } from '#parts/panel.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import { behindAfterSeconds, outboxState } from './outbox-state.ts';
import type { Overview } from './overview.query.ts';

export function OutboxPanel({ outbox }: { outbox: Overview['outbox'] }) {
  const { tone, label } = outboxState(outbox);
  const isBehind = tone !== 'good';
  return (
    <Panel id="outbox" title="Outbox" note={`healthy below ${behindAfterSeconds} s`} state={<StateTag tone={tone} label={label} />}>
      <FigureRow
        figures={[
          { name: 'waiting', value: outbox.waiting, ...(isBehind && { tone }) },
          { name: 'oldest', value: outbox.waiting === 0 ? 'none' : ageText(outbox.oldestSeconds), ...(isBehind && { tone }) },
          { name: 'sent, last hour', value: outbox.publishedLastHour },
        ]}
      />
    </Panel>
  );
}
