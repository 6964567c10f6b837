import { useQuery } from '@tanstack/react-query';
import { Unread } from '#desk/unread.tsx';
import { useDeskKeys } from '#desk/use-desk-keys.ts';
import { ageText } from '#parts/age-text.ts';
import { CardTable, type Column } from '#parts/card-table.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { Panel } from '#parts/panel.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import { type MessageDelivery, messageDeliveryQuery } from './message-delivery.query.ts';
import { providerState, reasonText, waitingState, wayNames } from './message-state.ts';

type Way = MessageDelivery['ways'][number];
type Provider = Way['providers'][number] & { way: string };
type Failure = MessageDelivery['failures'][number];

const keys = [
  { key: '1', act: 'ways', label: 'To what waits' },
  { key: '2', act: 'providers', label: 'To the providers' },
  { key: '3', act: 'failures', label: 'To the latest failures' },
] as const;

/** Whether mails, SMS, Telegram messages and pushes leave, who sends them, and why some did not leave. */
export function MessagesPage() {
  const query = useQuery(messageDeliveryQuery);
  useDeskKeys(keys, query.data !== undefined, (panel) => document.getElementById(panel)?.focus());
  if (!query.data) return <Unread error={query.error} onRetry={() => void query.refetch()} />;
  const { ways, failures } = query.data;
  return (
    <div className="grid gap-4">
      <Panel id="ways" title="Ways">
        <CardTable caption="Ways of messages, with what waits" columns={wayColumns} rows={ways} keyOf={({ way }) => way} emptyText="" />
      </Panel>
      <Panel id="providers" title="Providers" note="what each did within the hour">
        <CardTable
          caption="Providers of messages"
          columns={providerColumns}
          rows={ways.flatMap(({ way, providers }) => providers.map((provider) => ({ ...provider, way })))}
          keyOf={({ way, provider }) => `${way} ${provider}`}
          emptyText="No worker runs, so nobody sends messages."
        />
      </Panel>
      <Panel id="failures" title="Latest failures" note="without recipients and contents">
        <CardTable
          caption="Tries that failed, the newest first"
          columns={failureColumns}
          rows={failures}
          keyOf={({ id }) => id}
          emptyText="No message has failed within 30 days."
        />
      </Panel>
    </div>
  );
}

const figure = (value: number | string) => <span className="figure">{value}</span>;

const wayColumns: ReadonlyArray<Column<Way>> = [
  { name: 'Way', cell: ({ way }) => wayNames[way] },
  {
    name: 'State',
    cell: ({ oldestSeconds, oldestCodeSeconds }) => <StateTag {...waitingState(oldestSeconds, oldestCodeSeconds)} />,
    onCard: 'corner',
  },
  { name: 'Waiting', cell: ({ waiting }) => figure(waiting), isAtEnd: true },
  { name: 'Oldest', cell: ({ waiting, oldestSeconds }) => (waiting === 0 ? 'none' : figure(ageText(oldestSeconds))), isAtEnd: true },
  { name: 'Sent, last hour', cell: ({ sentLastHour }) => figure(sentLastHour), isAtEnd: true },
  { name: 'Given up, last hour', cell: ({ givenUpLastHour }) => figure(givenUpLastHour), isAtEnd: true },
];

const providerColumns: ReadonlyArray<Column<Provider>> = [
  { name: 'Provider', cell: ({ way, provider }) => `${wayNames[way]}, ${provider}` },
  { name: 'State', cell: (provider) => <StateTag {...providerState(provider)} />, onCard: 'corner' },
  { name: 'Sent', cell: ({ sentLastHour }) => figure(sentLastHour), isAtEnd: true },
  { name: 'Failed tries', cell: ({ failedLastHour }) => figure(failedLastHour), isAtEnd: true },
  { name: 'Workers', cell: ({ workers }) => figure(workers), isAtEnd: true },
];

const failureColumns: ReadonlyArray<Column<Failure>> = [
  { name: 'Way', cell: ({ way, provider }) => (provider === null ? wayNames[way] : `${wayNames[way]}, ${provider}`) },
  {
    name: 'Outcome',
    cell: ({ isGivenUp }) => (isGivenUp ? <StateTag tone="bad" label="Given up" /> : <StateTag tone="quiet" label="Tried again" />),
    onCard: 'corner',
  },
  { name: 'At', cell: ({ at }) => <MomentText at={at} />, onCard: 'half' },
  { name: 'Kind', cell: ({ template }) => <span className="break-words">{template.replaceAll('_', ' ')}</span>, onCard: 'half' },
  {
    name: 'Reason',
    cell: ({ reason }) => (
      <>
        {reasonText(reason)} <span className="font-mono text-12 text-ink-faint">{reason}</span>
      </>
    ),
    onCard: 'line',
  },
  { name: 'Message', cell: ({ message }) => <span className="font-mono text-12 break-all">{message}</span>, onCard: 'line' },
];
