import { MemberPanel } from '#features/identity/staff/member-panel.tsx';
import { ProposalPanel } from '#features/identity/staff/proposal-panel.tsx';

export function StaffScreen() {
  return (
    <main id="content" tabIndex={-1} className="mx-auto grid max-w-480 gap-4 px-4 py-5 tablet:px-6">
      <h1 className="text-24 font-semibold">Staff</h1>
      <ProposalPanel />
      <MemberPanel />
    </main>
  );
}
