import type { CallParsed } from '@peerbourse/contract/call';
import type { sendCode } from '@peerbourse/contract/identity/security/send-code';
import type { MainId } from '@peerbourse/contract/ids';
import { readTicket, ticketMark } from '#modules/core/secrets/index.ts';
import { type Account, accountOf, codeTarget, factorTarget } from '#modules/identity/accounts/index.ts';
import type { CallContext } from '#platform/http/serve.ts';
import { must, refuse } from '#platform/refusal.ts';

type Asked = CallParsed<typeof sendCode>;

export interface Destination {
  email: string | null;
  dialCode: string | null;
  phone: string | null;
  /** Under which name the code is kept. */
  target: string;
  /** Whose code it is, where that is known. */
  reader: Account | undefined;
}

/** Purposes where the caller says where the code goes; in all others it goes to what the account has. */
const named: ReadonlySet<string> = new Set(['register', 'reset-password', 'bind-contact']);

export async function destinationOf(ctx: CallContext, asked: Asked): Promise<Destination> {
  if (asked.purpose === 'log-in') return await ofTicket(ctx, asked);
  if (named.has(asked.purpose)) return await ofName(ctx, asked);
  const { actor, tx } = ctx;
  if (actor.kind !== 'user') throw refuse('session.missing');
  return await ofAccount(tx, actor.mainId, asked.channel, '');
}

async function ofTicket({ tx }: CallContext, { ticket, channel }: Asked): Promise<Destination> {
  if (ticket === undefined) throw refuse('security.no-target');
  const { accountId } = await readTicket(tx, 'log-in', ticket);
  must(accountId, 'a login ticket belongs to an account');
  return await ofAccount(tx, accountId, channel, `:${ticketMark(ticket)}`);
}

async function ofAccount(tx: CallContext['tx'], accountId: MainId, channel: Asked['channel'], binding: string): Promise<Destination> {
  const account = await accountOf(tx, accountId);
  must(account, 'an account that acts exists');
  const target = factorTarget(accountId, channel, binding);
  if (channel === 'email' && account.email) return { email: account.email, dialCode: null, phone: null, target, reader: account };
  if (channel === 'mobile' && account.phone) {
    return { email: null, dialCode: account.dialCode, phone: account.phone, target, reader: account };
  }
  throw refuse('security.no-target');
}

async function ofName({ actor, tx }: CallContext, { purpose, channel, email, dialCode, phone }: Asked): Promise<Destination> {
  const isBinding = purpose === 'bind-contact';
  if (isBinding && actor.kind !== 'user') throw refuse('session.missing');
  const reader = isBinding && actor.kind === 'user' ? await accountOf(tx, actor.mainId) : undefined;
  const place = channel === 'email' ? { email, dialCode: null, phone: null } : { email: null, dialCode, phone };
  if (channel === 'email' ? !email : !dialCode || !phone) throw refuse('security.no-target');
  const whole = { email: place.email ?? null, dialCode: place.dialCode ?? null, phone: place.phone ?? null };
  // Whoever binds a contact proves it to his own account only.
  const target = reader ? `bind:${reader.accountId}:${codeTarget(whole)}` : codeTarget(whole);
  return { ...whole, target, reader };
}
