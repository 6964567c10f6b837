import { randomUUID } from 'node:crypto';
import type { LocaleCode } from '@peerbourse/contract/locales';
import type { Tx } from '#platform/db/transaction.ts';
import type { Keys } from '#platform/keys.ts';
import { insertMessage } from './message.table.ts';
import { closeContent } from './message-content.ts';
import { type TemplateName, templateOf, type ValuesOf } from './message-templates.ts';
import type { Way } from './way.ts';

export interface Message<Name extends TemplateName = TemplateName> {
  way: Way;
  /** A mail address, a phone number with plus and country code, the id of a chat, or the handle of a device. */
  to: string;
  locale: LocaleCode;
  template: Name;
  values: ValuesOf<Name>;
  antiPhishingCode?: string | null;
  /** Where somebody who did not do this locks his account, in a mail. */
  lockUrl?: string;
  /** Where somebody sets a new password without typing the code, in a mail. */
  resetUrl?: string;
  /** Where somebody who did not ask for something stops it. */
  stopUrl?: string;
  /** Where the reader sees what the message is about. */
  openUrl?: string;
}

const codeLifeSeconds = 10 * 60;
/** What stands on a screen hours later is no news. */
const pushLifeSeconds = 60 * 60;

/** Leaves a message for the worker in the caller's transaction: it is sent only if that commits. */
export async function sendMessage<Name extends TemplateName>(tx: Tx, keys: Keys, message: Message<Name>): Promise<void> {
  const { way, to, locale, template, values, antiPhishingCode = null, lockUrl, resetUrl, stopUrl, openUrl } = message;
  const id = randomUUID();
  await insertMessage(tx, {
    id,
    way,
    to,
    locale,
    template,
    closed: closeContent(
      keys,
      { id, way, to },
      {
        values,
        antiPhishingCode,
        ...(lockUrl ? { lockUrl } : {}),
        ...(resetUrl ? { resetUrl } : {}),
        ...(stopUrl ? { stopUrl } : {}),
        ...(openUrl ? { openUrl } : {}),
      },
    ),
    lifeSeconds: templateOf(template)?.isCode ? codeLifeSeconds : way === 'push' ? pushLifeSeconds : null,
  });
}
