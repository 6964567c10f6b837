import { HydrationBoundary } from '@tanstack/react-query';
import { VerifyScreen } from '#features/p2p/receipts/verify-screen.tsx';
import { receiptKeysQuery } from '#queries/receipts/receipt-keys.query.ts';
import type { Handle } from '#shell/handle.ts';
import { loadPage } from '#site/calls/load-page.server.ts';
import { visitPage } from '#site/calls/visit-page.ts';
import type { Route } from './+types/verify-receipt.ts';

/** The keys come with the page: from then on it needs no connection. */
const needs = { texts: ['p2p-rulings', 'receipts'], queries: [receiptKeysQuery] };

export const handle: Handle = { texts: needs.texts };

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context, needs);
}

export function clientLoader() {
  return visitPage(needs);
}

export default function VerifyReceipt({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.queries}>
      <VerifyScreen />
    </HydrationBoundary>
  );
}
