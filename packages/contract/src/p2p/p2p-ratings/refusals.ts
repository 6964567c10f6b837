import { type RefusalRow, row } from '#refusal-row.ts';

export const refusals = {
  'p2p-ratings.closed': row('63901', 'p2p_ratings_closed'),
  'p2p-ratings.contact-details': row('63902', 'p2p_ratings_contact_details', 'field'),
} as const satisfies Record<string, RefusalRow>;
