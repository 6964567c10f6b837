import { roleText } from '#desk/role-text.ts';
import { SessionPanel } from '#features/identity/staff/session-panel.tsx';
import { FigureRow } from '#parts/figure-row.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { Panel } from '#parts/panel.tsx';
import { useStaffAccount } from '#session/staff-session.ts';

export function AccountScreen() {
  const { name, roles, expiresAt } = useStaffAccount();
  return (
    <main id="content" tabIndex={-1} className="mx-auto grid max-w-480 gap-4 px-4 py-5 tablet:px-6">
      <h1 className="text-24 font-semibold">Your account</h1>
      <Panel id="you" title={name} note={roles.map((role) => roleText[role]).join(', ')}>
        <FigureRow
          figures={[
            { name: 'Roles', value: roles.length },
            { name: 'This session ends (UTC)', value: <MomentText at={expiresAt} /> },
            { name: 'Without use it ends after', value: '30 min' },
          ]}
        />
      </Panel>
      <SessionPanel />
    </main>
  );
}
