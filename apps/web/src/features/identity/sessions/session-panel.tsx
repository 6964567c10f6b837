import type { CallOutput } from '@peerbourse/contract/call';
import { endOtherSessions } from '@peerbourse/contract/identity/sessions/end-other-sessions';
import { endSession } from '@peerbourse/contract/identity/sessions/end-session';
import type { sessionList } from '@peerbourse/contract/identity/sessions/session-list';
import { Button } from '@peerbourse/ui/actions/button';
import { Badge } from '@peerbourse/ui/feedback/badge';
import { CardTable, type Column } from '@peerbourse/ui/figures/card-table';
import { ConfirmDialog } from '@peerbourse/ui/overlays/confirm-dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { showToast } from '#base/toasts/toasts.ts';
import { Moment } from '#parts/moment.tsx';
import { Panel } from '#parts/panel.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { VisuallyHidden } from '#parts/visually-hidden.tsx';
import { sessionListQuery } from '#queries/sessions/session-list.query.ts';
import { NothingYet } from '#shell/nothing-yet.tsx';
import { Place } from './place.tsx';

type Session = CallOutput<typeof sessionList>['sessions'][number];

/** Where one is logged in, with the means to end each. */
export function SessionPanel() {
  const t = useText('account');
  const [leaving, setLeaving] = useState<Session | 'others'>();
  return (
    <Panel
      title={t('devices')}
      lead={t('devices_lead')}
      aside={
        <Button size="small" variant="secondary" aria-haspopup="dialog" onClick={() => setLeaving('others')}>
          {t('end_others')}
        </Button>
      }
    >
      <QueryBoundary query={sessionListQuery} fallback={<SessionTable sessions={[]} isLoading onEnd={() => undefined} />}>
        {({ sessions }) => <SessionTable sessions={sessions} onEnd={setLeaving} />}
      </QueryBoundary>
      {leaving && <EndDialog leaving={leaving} onClose={() => setLeaving(undefined)} />}
    </Panel>
  );
}

interface SessionTableProps {
  sessions: readonly Session[];
  isLoading?: boolean;
  onEnd: (session: Session) => void;
}

function SessionTable({ sessions, isLoading = false, onEnd }: SessionTableProps) {
  const t = useText('account');
  const columns: ReadonlyArray<Column<Session>> = [
    {
      key: 'device',
      name: t('column_device'),
      cell: ({ device, isCurrent }) => (
        <span className="flex flex-wrap items-center gap-2">
          <bdi className="font-semibold">{device}</bdi>
          {isCurrent && <Badge variant="good">{t('this_device')}</Badge>}
        </span>
      ),
    },
    { key: 'place', name: t('column_place'), cell: (session) => <Place {...session} /> },
    { key: 'seen', name: t('column_seen'), cell: ({ seenAt }) => <Moment at={seenAt} /> },
    { key: 'began', name: t('column_began'), cell: ({ beganAt }) => <Moment at={beganAt} /> },
    {
      key: 'end',
      name: t('column_action'),
      isNameHidden: true,
      isAtEnd: true,
      onCard: 'foot',
      cell: (session) =>
        !session.isCurrent && (
          <Button size="small" variant="secondary" onClick={() => onEnd(session)}>
            {t('end')}
            <VisuallyHidden text={session.device} />
          </Button>
        ),
    },
  ];
  return (
    <CardTable
      caption={t('devices')}
      columns={columns}
      rows={sessions}
      keyOf={({ sessionNo }) => sessionNo}
      empty={<NothingYet />}
      loading={isLoading ? { rows: 2, label: t('loading') } : undefined}
    />
  );
}

function EndDialog({ leaving, onClose }: { leaving: Session | 'others'; onClose: () => void }) {
  const t = useText('account');
  const client = useQueryClient();
  const one = useCallMutation(endSession);
  const others = useCallMutation(endOtherSessions);

  async function end(): Promise<void> {
    const message =
      leaving === 'others'
        ? await others.run({}).then((answer) => answer && t('ended_others', { count: answer.ended }))
        : await one.run({ sessionNo: leaving.sessionNo }).then((answer) => answer && t('ended_one'));
    if (message === undefined) return;
    await client.invalidateQueries({ queryKey: sessionListQuery.queryKey });
    showToast('success', message);
    onClose();
  }

  return (
    <ConfirmDialog
      isOpen
      title={leaving === 'others' ? t('end_others') : t('end_one', { device: leaving.device })}
      confirmLabel={t('end')}
      cancelLabel={t('cancel')}
      isLoading={one.isRunning || others.isRunning}
      loadingLabel={t('saving')}
      onConfirm={() => void end()}
      onCancel={onClose}
    >
      <ProblemBanner problem={one.problem ?? others.problem} />
      {leaving === 'others' ? t('end_others_note') : t('end_note')}
    </ConfirmDialog>
  );
}
