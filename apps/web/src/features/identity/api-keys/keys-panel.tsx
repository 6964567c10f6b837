import type { CallOutput } from '@peerbourse/contract/call';
import { mostKeys } from '@peerbourse/contract/identity/api-keys/key.shape';
import type { keyList } from '@peerbourse/contract/identity/api-keys/key-list';
import { Badge } from '@peerbourse/ui/feedback/badge';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { StatusTag } from '@peerbourse/ui/feedback/status-tag';
import { CardTable, type Column } from '@peerbourse/ui/figures/card-table';
import { lazy } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { DialogButton } from '#parts/dialog-button.tsx';
import { Moment } from '#parts/moment.tsx';
import { Panel } from '#parts/panel.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { type ApiKey, keyListQuery } from '#queries/api-keys/key-list.query.ts';
import { NothingYet } from '#shell/nothing-yet.tsx';
import { isOffered, scopeWords } from './scope-words.ts';

const CreateKey = lazy(async () => ({ default: (await import('./create-key-dialog.tsx')).CreateKeyDialog }));
const RenameKey = lazy(async () => ({ default: (await import('./rename-key-dialog.tsx')).RenameKeyDialog }));
const ChangeAddresses = lazy(async () => ({ default: (await import('./addresses-dialog.tsx')).AddressesDialog }));
const RevokeKey = lazy(async () => ({ default: (await import('./revoke-key-dialog.tsx')).RevokeKeyDialog }));

type List = CallOutput<typeof keyList>;

/** The keys of the account and its sub-accounts, with what each may do and since when nobody used it. */
export function KeysPanel() {
  const t = useText('api-keys');
  return (
    <QueryBoundary query={keyListQuery} fallback={<Skeleton shape="block" className="h-72" />}>
      {(list) => (
        // The button has one place, whether or not there are keys: its dialog shows a secret once, and would go with it.
        <Panel title={t('keys')} lead={t('count', { count: liveOf(list.keys).length })} aside={<CreateButton list={list} />}>
          {list.keys.length > 0 ? <KeyTable keys={list.keys} /> : <NothingYet title={t('empty_title')} text={t('empty_note')} />}
        </Panel>
      )}
    </QueryBoundary>
  );
}

function CreateButton({ list: { keys, isVerified } }: { list: List }) {
  const t = useText('api-keys');
  const mine = liveOf(keys).length;
  const reason = !isVerified ? t('unverified') : mine >= mostKeys ? t('full') : undefined;
  return (
    <DialogButton variant="primary" reason={reason} isDisabled={reason !== undefined} dialog={(close) => <CreateKey onClose={close} />}>
      {t('create')}
    </DialogButton>
  );
}

function liveOf(keys: readonly ApiKey[]): ApiKey[] {
  return keys.filter(({ ended }) => ended === null);
}

function KeyTable({ keys }: { keys: readonly ApiKey[] }) {
  const t = useText('api-keys');
  const columns: ReadonlyArray<Column<ApiKey>> = [
    { key: 'key', name: t('column_key'), cell: (key) => <KeyName apiKey={key} /> },
    { key: 'may', name: t('scopes'), cell: ({ scopes }) => <ScopeChips scopes={scopes} />, onCard: 'line' },
    { key: 'from', name: t('column_from'), cell: ({ addresses }) => <Addresses addresses={addresses} /> },
    {
      key: 'used',
      name: t('column_used'),
      cell: ({ lastUsed }) =>
        lastUsed ? (
          <span>
            <Moment at={lastUsed.at} /> <Line text={lastUsed.address} className="text-13" />
          </span>
        ) : (
          t('never_used')
        ),
    },
    { key: 'end', name: t('column_end'), cell: (key) => <EndOf apiKey={key} /> },
    {
      key: 'acts',
      name: t('column_acts'),
      isNameHidden: true,
      isAtEnd: true,
      onCard: 'foot',
      cell: (key) => key.ended === null && <Acts apiKey={key} />,
    },
  ];
  return <CardTable caption={t('keys')} columns={columns} rows={keys} keyOf={({ keyId }) => keyId} empty={<NothingYet />} />;
}

function KeyName({ apiKey: { keyId, name, kind, account, ended } }: { apiKey: ApiKey }) {
  const t = useText('api-keys');
  const tag = ended ? ({ revoked: 'ended_removed', expired: 'ended_expired' } as const)[String(ended.reason)] : undefined;
  return (
    <span className="grid min-w-44 gap-1">
      <span className="flex flex-wrap items-center gap-2">
        <bdi className="font-semibold wrap-anywhere">{name}</bdi>
        <StatusTag tone={ended ? 'quiet' : 'success'} label={ended ? t(tag ?? 'ended_security') : t('state_live')} />
      </span>
      <span className="text-13 text-ink-soft">
        {kind === 'hmac' ? 'HMAC-SHA256' : 'Ed25519'} · <bdi>{account.userName}</bdi>
      </span>
      <Line text={keyId} className="text-12 wrap-anywhere" />
    </span>
  );
}

/** A line of its own that reads from left to right and stands where lines of the page begin. */
function Line({ text, className }: { text: string; className: string }) {
  return (
    <span className={`figure block text-ink-soft ${className}`}>
      <bdi>{text}</bdi>
    </span>
  );
}

function ScopeChips({ scopes }: Pick<ApiKey, 'scopes'>) {
  const t = useText('api-keys');
  return (
    <span className="flex flex-wrap gap-1.5">
      {scopes.filter(isOffered).map((scope) => (
        <Badge key={scope} variant={scope === 'read' ? 'quiet' : 'good'}>
          {t(scopeWords[scope].name)}
        </Badge>
      ))}
    </span>
  );
}

function Addresses({ addresses }: Pick<ApiKey, 'addresses'>) {
  const t = useText('api-keys');
  if (addresses.length === 0) return t('anywhere');
  return (
    <ul className="grid">
      {addresses.map((address) => (
        <li key={address}>
          <bdi className="figure">{address.replace(/\/(?:32|128)$/, '')}</bdi>
        </li>
      ))}
    </ul>
  );
}

function EndOf({ apiKey: { endsAt, ended } }: { apiKey: ApiKey }) {
  const t = useText('api-keys');
  const at = ended?.at ?? endsAt;
  return at === null ? t('no_end') : <Moment at={at} />;
}

function Acts({ apiKey }: { apiKey: ApiKey }) {
  const t = useText('api-keys');
  const { name } = apiKey;
  return (
    <span className="flex flex-wrap gap-2">
      <DialogButton about={name} dialog={(close) => <RenameKey apiKey={apiKey} onClose={close} />}>
        {t('rename')}
      </DialogButton>
      <DialogButton about={name} dialog={(close) => <ChangeAddresses apiKey={apiKey} onClose={close} />}>
        {t('addresses')}
      </DialogButton>
      <DialogButton about={name} dialog={(close) => <RevokeKey apiKey={apiKey} onClose={close} />}>
        {t('remove')}
      </DialogButton>
    </span>
  );
}
