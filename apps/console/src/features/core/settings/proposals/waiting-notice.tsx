import { useQuery } from '@tanstack/react-query';
import { Notice } from '#parts/notice.tsx';
import { settingProposalsQuery } from './setting-proposals.query.ts';

/** Somebody has proposed another value already: two proposals for one version cannot both be put in force. */
export function WaitingNotice({ settingKey }: { settingKey: string }) {
  const { data: proposals } = useQuery(settingProposalsQuery);
  const waiting = proposals?.filter(({ key, state }) => key === settingKey && state === 'open') ?? [];
  if (waiting.length === 0) return null;
  return (
    <Notice tone="watch" isSpoken={false}>
      {waiting.map(({ proposalNo, proposedBy, reason }) => (
        <p key={proposalNo}>
          {proposedBy} has proposed another value, and nobody has decided yet: {reason}
        </p>
      ))}
    </Notice>
  );
}
