import { useQuery } from '@tanstack/react-query';
import { Unread } from '#desk/unread.tsx';
import { ageText, secondsSince } from '#parts/age-text.ts';
import { CardTable } from '#parts/card-table.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { Panel } from '#parts/panel.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import { outboxListQuery, type WaitingFacts } from './outbox-list.query.ts';

/** Facts that wait for NATS, and who should hand them on. What they say is not shown. */
export function OutboxPage() {
  const query = useQuery(outboxListQuery);
  if (!query.data) return <Unread error={query.error} onRetry={() => void query.refetch()} />;
  const { relays, streams, facts, at } = query.data;
  const nowMs = Date.parse(at);
  return (
    <div className="grid gap-4">
      <RelayPanel relays={relays} />
      <Panel id="streams" title="Waiting by stream">
        <CardTable
          caption="Streams with facts that wait, the longest first"
          columns={[
            { name: 'Stream', cell: ({ stream }) => stream },
            { name: 'Waiting', cell: ({ waiting }) => <span className="figure">{waiting}</span>, isAtEnd: true, onCard: 'half' },
            { name: 'Oldest', cell: ({ oldestAt }) => ageText(secondsSince(oldestAt, nowMs)), isAtEnd: true, onCard: 'half' },
          ]}
          rows={streams}
          keyOf={({ stream }) => stream}
          emptyText="No fact waits."
        />
      </Panel>
      <Panel id="facts" title="Oldest facts" note="the first 50, without what they say">
        <CardTable
          caption="Facts that wait, the oldest first"
          columns={[
            { name: 'Fact', cell: ({ stream, key, seq }) => <span className="figure break-all">{`${stream} ${key} ${seq}`}</span> },
            { name: 'Since', cell: ({ since }) => <MomentText at={since} />, onCard: 'half' },
            { name: 'Waits for', cell: ({ since }) => ageText(secondsSince(since, nowMs)), isAtEnd: true, onCard: 'half' },
          ]}
          rows={facts}
          keyOf={({ id }) => id}
          emptyText="No fact waits."
        />
      </Panel>
    </div>
  );
}

type Relay = WaitingFacts['relays'][number];

/** Every worker hands on what it finds; one that cannot says why. */
function RelayPanel({ relays }: { relays: readonly Relay[] }) {
  return (
    <Panel id="relays" title="Relay" note="one in each worker; they share the work">
      <CardTable
        caption="Relays and what they last failed at"
        columns={[
          { name: 'Worker', cell: ({ instance }) => <span className="break-all">{instance}</span> },
          { name: 'State', cell: (relay) => <RelayState relay={relay} />, onCard: 'half' },
          { name: 'Failed attempts in a row', cell: ({ failures }) => failures || 'unknown', isAtEnd: true, onCard: 'half' },
          { name: 'Last error', cell: ({ lastError }) => lastError || 'none', onCard: 'line' },
        ]}
        rows={relays}
        keyOf={({ instance }) => instance}
        emptyText="No worker runs, so nobody hands facts on."
      />
    </Panel>
  );
}

function RelayState({ relay: { nats, failures } }: { relay: Relay }) {
  if (nats !== 'connected') return <StateTag tone="bad" label="NATS is away" />;
  return Number(failures) > 0 ? <StateTag tone="bad" label="Failing" /> : <StateTag tone="good" label="Working" />;
}
