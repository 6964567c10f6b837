import { LedgerDesk } from '#features/money/ledger/ledger-desk.tsx';

export function LedgerScreen() {
  return (
    <main id="content" tabIndex={-1} className="mx-auto grid max-w-480 gap-4 px-4 py-5 tablet:px-6">
      <h1 className="text-24 font-semibold">Ledger</h1>
      <LedgerDesk />
    </main>
  );
}
