import { Notice } from '#parts/notice.tsx';

/** Shown once, to the decider. The other half is with the proposer. */
export function InvitationNotice({ name, ticket }: { name: string; ticket: string }) {
  return (
    <Notice tone="good">
      <p className="font-semibold">Give this address to {name} within 48 hours. It is shown once.</p>
      <code data-invitation className="mt-1 block font-mono text-12 break-all">
        {`${location.origin}/#invitation=${ticket}`}
      </code>
      <p className="mt-1">Whoever proposed it has the second half.</p>
    </Notice>
  );
}
