import type { CallParsed } from '@peerbourse/contract/call';
import type { bindContact as call } from '@peerbourse/contract/identity/security/bind-contact';
import { notify } from '#modules/core/notifications/index.ts';
import { endCode, guessLimits, takeGuess, tryCode } from '#modules/core/secrets/index.ts';
import {
  accountOf,
  codeTarget,
  holdAfterChange,
  maskedEmail,
  maskedPhone,
  proveFactors,
  updateEmail,
  updatePhone,
} from '#modules/identity/accounts/index.ts';
import type { Handler, Prove } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';

function contactOf({ kind, email, dialCode, phone }: CallParsed<typeof call>) {
  if (kind === 'email' ? !email : !dialCode || !phone) throw refuse('security.no-target');
  return kind === 'email'
    ? { email: email ?? null, dialCode: null, phone: null }
    : { email: null, dialCode: dialCode ?? null, phone: phone ?? null };
}

/** The code shows that the new address is theirs; the factors, that the account is. */
export const proveContact: Prove<typeof call, void> = async (ctx, input) => {
  const { actor, db } = ctx;
  const contact = contactOf(input);
  await takeGuess(db, guessLimits.code, `bind|${actor.mainId}`);
  const code = await tryCode(db, { purpose: 'bind-contact', target: `bind:${actor.mainId}:${codeTarget(contact)}` }, input.code);
  if (code === undefined) throw refuse('security.wrong-code');
  // The code of the new contact stays good when one of the others was mistyped.
  await proveFactors(ctx, 'change-contact', input.factors);
  if (!(await endCode(db, code))) throw refuse('security.wrong-code');
};

export const bindContact: Handler<typeof call> = async ({ tx, actor, config }, input) => {
  const contact = contactOf(input);
  const before = await accountOf(tx, actor.mainId);
  const hadOne = input.kind === 'email' ? before?.email !== null : before?.phone !== null;
  // The old address is told, too: its owner may not be the one who changed it.
  const shown = maskedEmail(contact.email) ?? maskedPhone(contact.dialCode, contact.phone) ?? '';
  await notify(tx, config, { accountId: actor.mainId, kind: 'contact_changed', values: { contact: shown }, isSecurity: true });
  const isFree =
    contact.email === null
      ? await updatePhone(tx, actor.mainId, { dialCode: contact.dialCode ?? '', phone: contact.phone ?? '' })
      : await updateEmail(tx, actor.mainId, contact.email);
  if (!isFree) throw refuse('security.contact-taken');
  const holdUntil = hadOne ? await holdAfterChange(tx, actor.mainId, 'contact-changed') : null;
  return { holdUntil: holdUntil?.toISOString() ?? null };
};
