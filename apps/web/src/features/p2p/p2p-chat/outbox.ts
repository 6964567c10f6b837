/** A message that the server has not confirmed yet. It is named before it is sent, so sending it twice makes no second message. */
export interface Pending {
  clientId: string;
  userId: string;
  orderNo: string;
  kind: 'text' | 'picture' | 'video';
  text: string;
  /** A picture that the buyer calls a proof of payment. */
  isProof: boolean;
  /** What is to be sent ahead. */
  upload: Blob | undefined;
  /** Once it was sent ahead. It stays the same: a repeated send must say the same as the first. */
  fileId: string | undefined;
  /** Its place among what this person has written. */
  at: number;
  state: 'waiting' | 'sending' | 'failed';
  /** Why the server did not want it. */
  reason: string | undefined;
}

/** In the order in which they were written. */
export type Outbox = readonly Pending[];

export type OutboxEvent =
  /** What an earlier visit left behind: whether it arrived is not known. */
  | { kind: 'loaded'; left: readonly Pending[] }
  | { kind: 'written'; pending: Pending }
  | { kind: 'started'; clientId: string }
  | { kind: 'uploaded'; clientId: string; fileId: string }
  /** The server has it, or a list shows it. */
  | { kind: 'arrived'; clientIds: readonly string[] }
  /** No answer came: it may have arrived or not. */
  | { kind: 'cut'; clientId: string }
  | { kind: 'refused'; clientId: string; reason: string }
  | { kind: 'retried'; clientId: string }
  | { kind: 'discarded'; clientId: string };

export function outboxAfter(outbox: Outbox, event: OutboxEvent): Outbox {
  const change = (clientId: string, changed: Partial<Pending>) =>
    outbox.map((each) => (each.clientId === clientId ? { ...each, ...changed } : each));
  switch (event.kind) {
    case 'loaded':
      return inOrder([...event.left.filter(({ clientId }) => !has(outbox, clientId)).map(notUnderWay), ...outbox]);
    case 'written':
      return has(outbox, event.pending.clientId) ? outbox : [...outbox, event.pending];
    case 'started':
      return change(event.clientId, { state: 'sending', reason: undefined });
    case 'uploaded':
      return change(event.clientId, { fileId: event.fileId, upload: undefined });
    case 'arrived':
      return outbox.some(({ clientId }) => event.clientIds.includes(clientId))
        ? outbox.filter(({ clientId }) => !event.clientIds.includes(clientId))
        : outbox;
    case 'cut':
      return change(event.clientId, { state: 'waiting' });
    case 'refused':
      return change(event.clientId, { state: 'failed', reason: event.reason });
    case 'retried':
      return change(event.clientId, { state: 'waiting', reason: undefined });
    case 'discarded':
      return outbox.filter(({ clientId }) => clientId !== event.clientId);
  }
}

/** The one to send now: the first that waits, and nothing while another is under way, so that none overtakes another. */
export function nextToSend(outbox: Outbox): Pending | undefined {
  if (outbox.some(({ state }) => state === 'sending')) return undefined;
  return outbox.find(({ state }) => state === 'waiting');
}

function has(outbox: Outbox, wanted: string): boolean {
  return outbox.some(({ clientId }) => clientId === wanted);
}

function notUnderWay(pending: Pending): Pending {
  return pending.state === 'sending' ? { ...pending, state: 'waiting' } : pending;
}

function inOrder(outbox: Outbox): Outbox {
  return [...outbox].sort((one, other) => one.at - other.at);
}
