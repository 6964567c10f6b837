import { AuditPanel } from '#features/core/audit/audit-panel.tsx';
import { ChainPanel } from '#features/core/audit/chain-panel.tsx';

export function AuditScreen() {
  return (
    <main id="content" tabIndex={-1} className="mx-auto grid max-w-480 gap-4 px-4 py-5 tablet:px-6">
      <h1 className="text-24 font-semibold">Audit log</h1>
      <ChainPanel />
      <AuditPanel />
    </main>
  );
}
