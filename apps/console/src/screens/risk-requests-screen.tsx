import { RequestDesk } from '#features/identity/risk/request-desk.tsx';
import { requestNoOf } from '#features/identity/risk/risk-address.ts';
import { useFragment } from '#shell/use-screen.ts';

export function RiskRequestsScreen() {
  return (
    <main id="content" tabIndex={-1} className="mx-auto grid max-w-360 gap-4 px-4 py-5 tablet:px-6">
      <h1 className="text-24 font-semibold">Risk requests</h1>
      <RequestDesk requestNo={requestNoOf(useFragment())} />
    </main>
  );
}
