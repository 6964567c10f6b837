import { ticketNoOf } from '#features/identity/support/ticket-address.ts';
import { TicketDesk } from '#features/identity/support/ticket-desk.tsx';
import { useFragment } from '#shell/use-screen.ts';

export function SupportScreen() {
  return (
    <main id="content" tabIndex={-1} className="mx-auto grid max-w-480 gap-4 px-4 py-5 tablet:px-6">
      <h1 className="text-24 font-semibold">Tickets</h1>
      <TicketDesk ticketNo={ticketNoOf(useFragment())} />
    </main>
  );
}
