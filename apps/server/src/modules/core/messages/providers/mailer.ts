import nodemailer from 'nodemailer';
import type { Config } from '#platform/config.ts';
import { DeliveryFailure, type FailureReason } from '../delivery-failure.ts';
import { type MailText, mailHtml, mailText } from '../mail.rules.ts';

export interface Mailer {
  send(id: string, to: string, text: MailText): Promise<void>;
  close(): void;
}

/** Connections to a mail server that the messages of one run share. */
export function openMailer({ url, from }: Config['mail'][number], idDomain: string): Mailer {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 5,
    maxMessages: 50,
    maxRequeues: 1,
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
          // A mail that is sent again after a lost answer can be told from a second one, also by another provider.
          messageId: `<${id}@${idDomain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw new DeliveryFailure(reasonOf(error as SmtpError));
      }
    },
    close: () => transport.close(),
  };
}

/** What a mailer says of a failure: the server's answer, or how far it came without one. */
interface SmtpError {
  code?: string;
  originalCode?: string;
  command?: string;
  response?: string;
  responseCode?: number;
  timeoutType?: string;
}

function reasonOf(error: SmtpError): FailureReason {
  const { code = '', responseCode = 0 } = error;
  if (code === 'EAUTH' || code === 'ENOAUTH' || responseCode === 530) return 'login';
  if (responseCode === 421) return 'busy';
  if (code === 'EENVELOPE' && error.command !== 'MAIL FROM' && error.command !== 'DATA') return reasonOfRecipient(error);
  if (responseCode > 0) return 'refused';
  return hasNotBegun(error) ? 'unreachable' : 'unconfirmed';
}

/** The server says no to the recipient, for now or for good, unless it says that it does not relay for us at all. */
function reasonOfRecipient({ response = '', responseCode = 0 }: SmtpError): FailureReason {
  if (/^5\d\d[ -]5\.7\./.test(response)) return 'refused';
  return responseCode > 0 && responseCode < 500 ? 'deferred' : 'address';
}

const notConnected: ReadonlySet<string> = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN']);

/** Whether it failed before the first command. Later the mail may have gone: a session that breaks does not say how far it came. */
function hasNotBegun({ code = '', originalCode = '', command, timeoutType = '' }: SmtpError): boolean {
  if (code === 'EDNS' || code === 'ETLS') return true;
  if (code === 'ETIMEDOUT') return timeoutType === 'CONNECT_TIMEOUT' || timeoutType === 'GREETING_TIMEOUT';
  // The pool gives up on a server that closes connections before it has greeted, without naming a command.
  return notConnected.has(originalCode) || (code === 'ECONNECTION' && command === undefined);
}
