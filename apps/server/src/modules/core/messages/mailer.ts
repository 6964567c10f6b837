import nodemailer from 'nodemailer';
import type { Config } from '#platform/config.ts';
import { type MailText, mailHtml, mailText } from './mail.rules.ts';
import { Undeliverable } from './undeliverable.ts';

export interface Mailer {
  send(id: string, to: string, text: MailText): Promise<void>;
  close(): void;
}

/** Connections to the mail server that the messages of one run share. */
export function openMailer({ url, from }: Config['mail']): Mailer {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 5,
    maxMessages: 50,
    dnsTimeout: 3_000,
    connectionTimeout: 4_000,
    greetingTimeout: 4_000,
    socketTimeout: 8_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (id, to, text) => {
      try {
        await transport.sendMail({
          from,
          // Not as text, which might be read as several addresses.
          to: { name: '', address: to },
          subject: text.subject,
          text: mailText(text),
          html: mailHtml(text),
          // A mail that is sent again after a lost answer can be told from a second one.
          messageId: `<${id}@${domainOf(from)}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw isRefusedForGood(error) ? new Undeliverable('the mail server does not take this address') : error;
      }
    },
    close: () => transport.close(),
  };
}

/** The server knows that the address does not exist. A wrong password of ours has codes of the same kind, but another name. */
function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return code === 'EENVELOPE' && (responseCode === 0 || responseCode >= 500);
}

function domainOf(from: string): string {
  return /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
}
