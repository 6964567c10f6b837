export interface InvitationHalves {
  ticket: string;
  /** Empty where only the decider's half came with the address. */
  word: string;
}

/** The invitation that an address such as `/#invitation=TICKET.WORD` hands over. */
export function invitationOfFragment(fragment: string): InvitationHalves | undefined {
  const text = new URLSearchParams(fragment.replace(/^#/, '')).get('invitation') ?? '';
  const [, ticket, word = ''] = /^([\w-]{43})(?:\.([\w-]{12}))?$/.exec(text) ?? [];
  return ticket === undefined ? undefined : { ticket, word };
}
