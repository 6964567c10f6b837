import type { Work } from '#platform/work.ts';
import { waitingProposals } from './desk/market-proposal.table.ts';

/** Nobody decides their own proposal, and one for a market that has changed since can no longer be carried out. */
export const work: Work = {
  queues: [
    {
      name: 'spot.proposals',
      title: 'Change of a market',
      address: '#/markets/proposals/',
      roles: ['approver'],
      waiting: waitingProposals,
    },
  ],
};
