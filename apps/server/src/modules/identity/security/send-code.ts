import type { CallParsed } from '@peerbourse/contract/call';
import type { sendCode as call } from '@peerbourse/contract/identity/security/send-code';
import { prefixOf } from '@peerbourse/contract/locales';
import { sendMessage } from '#modules/core/messages/index.ts';
import {
  type Asker,
  type Credentials,
  codeLifeSeconds,
  countAddress,
  credentialsOf,
  demandProof,
  guessLimits,
  issueCode,
  issueTicket,
  resendSeconds,
} from '#modules/core/secrets/index.ts';
import { type Account, accountByLogin, maskedEmail, maskedPhone, nobody } from '#modules/identity/accounts/index.ts';
import { isKnownDevice } from '#modules/identity/sessions/index.ts';
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
  const owner = await accountByLogin(ctx.tx, destination.email ?? destination.phone ?? '', destination.dialCode ?? undefined);
  const code = await issueCode(ctx.tx, asked.purpose, destination.target, await askerOf(ctx, asked, owner));
  await deliver(ctx, asked, { ...destination, owner }, code);
  return { sentTo: maskedOf(destination), resendSeconds, validSeconds: codeLifeSeconds };
};

/** Who asks, where anybody may: codes for other purposes are asked for by people who have shown who they are. */
async function askerOf({ tx, config, visitor }: CallContext, { purpose }: Asked, owner: Account | undefined): Promise<Asker | undefined> {
  if (purpose !== 'register' && purpose !== 'reset-password') return undefined;
  const isKnown = await isKnownDevice(tx, config, visitor, owner?.mainId ?? nobody);
  return { deviceId: visitor.deviceId, network: networkOf(visitor.address), isKnownDevice: isKnown };
}

type Addressed = Destination & { owner: Account | undefined };

async function deliver(ctx: CallContext, asked: Asked, { email, dialCode, phone, reader, owner }: Addressed, code: string): Promise<void> {
  const { tx, config, visitor } = ctx;
  const known = reader ?? owner;
  if (asked.purpose === 'reset-password' && !owner) return;
  const credentials = known && (await credentialsOf(tx, known.mainId));
  const message = {
    way: email === null ? ('sms' as const) : ('mail' as const),
    to: email ?? `+${dialCode}${phone}`,
    locale: visitor.locale.code,
    antiPhishingCode: credentials?.antiPhishingCode ?? null,
  };
  if (asked.purpose === 'register' && owner) {
    return await sendMessage(tx, config.keys, { ...message, template: 'account_exists', values: {} });
  }
  const values = { code, minutes: codeLifeSeconds / 60, purpose: asked.purpose };
  const link = asked.purpose === 'reset-password' && owner && email !== null ? { resetUrl: await resetUrl(ctx, owner, credentials) } : {};
  await sendMessage(tx, config.keys, { ...message, template: 'code', values, ...link });
}

/** Nobody can guess a link: whatever strangers do to codes, the owner gets on with it. */
async function resetUrl({ tx, config, visitor }: CallContext, owner: Account, credentials: Credentials | undefined): Promise<string> {
  const ticket = await issueTicket(tx, { kind: 'reset-password', accountId: owner.mainId, lifeMs: codeLifeSeconds * 1_000 });
  const google = credentials?.totpSecret ? '&google=1' : '';
  return `${config.origins[0]}${prefixOf(visitor.locale.code)}/forgot-password?ticket=${ticket}${google}`;
}

function maskedOf({ email, dialCode, phone }: Destination): string {
  return maskedEmail(email) ?? maskedPhone(dialCode, phone) ?? '';
}
