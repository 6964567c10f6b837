import { HydrationBoundary } from '@tanstack/react-query';
import { VerifyEscrowScreen } from '#features/p2p/proofs/verify-escrow-screen.tsx';
import { roundLogQuery } from '#queries/proofs/round-log.query.ts';
import { receiptKeysQuery } from '#queries/receipts/receipt-keys.query.ts';
import type { Handle } from '#shell/handle.ts';
import { loadPage } from '#site/calls/load-page.server.ts';
import { visitPage } from '#site/calls/visit-page.ts';
import type { Route } from './+types/verify-escrow.ts';

/** The page asks for a file in the words of receipts. */
const needs = { texts: ['proofs', 'receipts'], queries: [receiptKeysQuery, roundLogQuery()] };

export const handle: Handle = { texts: needs.texts };

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context, needs);
}

export function clientLoader() {
  return visitPage(needs);
}

export default function VerifyEscrow({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.queries}>
      <VerifyEscrowScreen />
    </HydrationBoundary>
  );
}
