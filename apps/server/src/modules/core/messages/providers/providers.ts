import { prefixOf } from '@peerbourse/contract/locales';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { chatText } from '../chat-text.rules.ts';
import type { MessageText } from '../message-text.ts';
import { type PushNote, sendPush } from '../push/send-push.ts';
import { sayInChat } from '../telegram-bot.ts';
import type { Way } from '../way.ts';
import { type Mailer, openMailer } from './mailer.ts';
import { type ProviderSlot, providerSlots } from './provider-slots.ts';
import { sendSms } from './send-sms.ts';

interface Sendable {
  id: string;
  to: string;
  template: string;
}

/** Sends, or throws a `DeliveryFailure`. */
export interface Provider extends ProviderSlot {
  send(message: Sendable, text: MessageText): Promise<void>;
}

export interface Providers {
  of(way: Way): readonly Provider[];
  close(): void;
}

/** The providers of all ways, for one run. */
export function openProviders(runtime: RoleRuntime): Providers {
  const { mail, sms, telegram } = runtime.config;
  const idDomain = domainOf(mail[0]?.from ?? '');
  const mailers: readonly Mailer[] = mail.map((provider) => openMailer(provider, idDomain));
  const senders: Record<Way, ReadonlyArray<Provider['send']>> = {
    mail: mailers.map((mailer) => (message, text) => mailer.send(message.id, message.to, text)),
    sms: sms.map((provider) => (message, text) => sendSms(provider, message.to, text.brief)),
    telegram: [(message, text) => sayInChat(telegram, message.to, chatText(text))],
    push: [(message, text) => sendPush(runtime, message.to, pushNote(message.template, text))],
  };
  return {
    of: (way) => {
      const slots = providerSlots(runtime.config).filter((slot) => slot.way === way);
      return senders[way].map((send, index) => ({ ...(slots[index] as ProviderSlot), send }));
    },
    close: () => {
      for (const mailer of mailers) mailer.close();
    },
  };
}

function pushNote(kind: string, { subject, glance, locale, open }: MessageText): PushNote {
  return { kind, title: subject, body: glance, link: open ? new URL(open.url).pathname : `${prefixOf(locale.code)}/account/notifications` };
}

function domainOf(from: string): string {
  return /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
}
