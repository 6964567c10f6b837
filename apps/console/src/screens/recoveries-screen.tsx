import { RecoveryDesk } from '#features/identity/recoveries/recovery-desk.tsx';
import { useFragment } from '#shell/use-screen.ts';

export function RecoveriesScreen() {
  const [, caseNo = ''] = /^#\/recoveries\/(\d{10,19})$/.exec(useFragment()) ?? [];
  return (
    <main id="content" tabIndex={-1} className="mx-auto grid max-w-480 gap-4 px-4 py-5 tablet:px-6">
      <h1 className="text-24 font-semibold">Lost factors and fund passwords</h1>
      <RecoveryDesk caseNo={caseNo} />
    </main>
  );
}
