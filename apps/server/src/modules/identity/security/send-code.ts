import type { CallParsed } from '@peerbourse/contract/call';
import type { sendCode as call } from '@peerbourse/contract/identity/security/send-code';
import { sendMessage } from '#modules/core/messages/index.ts';
import {
  codeLifeSeconds,
  countAddress,
  credentialsOf,
  demandProof,
  guessLimits,
  issueCode,
  resendSeconds,
} from '#modules/core/secrets/index.ts';
import { accountByLogin, maskedEmail, maskedPhone } from '#modules/identity/accounts/index.ts';
import { networkOf } from '#platform/http/network.ts';
import type { CallContext, Handler, Prove } from '#platform/http/serve.ts';
import { type Destination, destinationOf } from './code-destination.ts';

type Asked = CallParsed<typeof call>;

/** Strangers pay with work when many codes leave for their network; people who are logged in do not. */
export const proveSending: Prove<typeof call, void> = async (ctx, { proof }) => {
  if (ctx.actor.kind !== 'guest') return;
  const suspicion = { limit: guessLimits.sending, subject: networkOf(ctx.visitor.address), from: 5 };
  await demandProof(ctx, 'send-code', proof, [suspicion]);
  await countAddress(ctx, guessLimits.sending);
};

/** The answer is the same whether the account exists or not; what differs is the message, which its owner alone reads. */
export const sendCode: Handler<typeof call> = async (ctx, asked) => {
  const destination = await destinationOf(ctx, asked);
  const code = await issueCode(ctx.tx, asked.purpose, destination.target);
  await deliver(ctx, asked, destination, code);
  return { sentTo: maskedOf(destination), resendSeconds, validSeconds: codeLifeSeconds };
};

async function deliver(ctx: CallContext, asked: Asked, { email, dialCode, phone, reader }: Destination, code: string): Promise<void> {
  const { tx, config, visitor } = ctx;
  const owner = await accountByLogin(tx, email ?? phone ?? '', dialCode ?? undefined);
  const known = reader ?? owner;
  if (asked.purpose === 'reset-password' && !owner) return;
  const isTaken = asked.purpose === 'register' && owner !== undefined;
  const antiPhishingCode = known ? (await credentialsOf(tx, known.mainId))?.antiPhishingCode : null;
  const message = {
    way: email === null ? ('sms' as const) : ('mail' as const),
    to: email ?? `+${dialCode}${phone}`,
    locale: visitor.locale.code,
    antiPhishingCode: antiPhishingCode ?? null,
  };
  if (isTaken) await sendMessage(tx, config.keys, { ...message, template: 'account_exists', values: {} });
  else {
    const values = { code, minutes: codeLifeSeconds / 60, purpose: asked.purpose };
    await sendMessage(tx, config.keys, { ...message, template: 'code', values });
  }
}

function maskedOf({ email, dialCode, phone }: Destination): string {
  return maskedEmail(email) ?? maskedPhone(dialCode, phone) ?? '';
}
