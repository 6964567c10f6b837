import { ageText } from '#parts/age-text.ts';
import { FigureRow } from '#parts/figure-row.tsx';
import { Panel } from '#parts/panel.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import { waitingState } from './message-state.ts';
import type { Overview } from './overview.query.ts';

export function MessagePanel({ messages }: { messages: Overview['messages'] }) {
  const { waiting, oldestSeconds, oldestCodeSeconds, passedOver } = messages;
  const { tone, label } = waitingState(oldestSeconds, oldestCodeSeconds);
  const isLate = tone !== 'good';
  return (
    <Panel id="messages" title="Messages" state={<StateTag tone={tone} label={label} />}>
      <FigureRow
        figures={[
          { name: 'waiting', value: waiting, ...(isLate && { tone }) },
          { name: 'oldest', value: waiting === 0 ? 'none' : ageText(oldestSeconds), ...(isLate && { tone }) },
          { name: 'passed over', value: passedOver.length, ...(passedOver.length > 0 && { tone: 'watch' as const }) },
        ]}
      />
    </Panel>
  );
}
