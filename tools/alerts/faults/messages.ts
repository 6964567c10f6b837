import { asOwner } from '../../../apps/server/src/as-owner.ts';
import { sendMessage } from '../../../apps/server/src/modules/core/messages/index.ts';
import { transaction } from '../../../apps/server/src/platform/db/transaction.ts';
import type { Installation } from '../installation.ts';
import { asSuperuser, type Fault, holdJob, repeat } from './fault.ts';

const waitedMinutes = 4;

export const messageFaults: readonly Fault[] = [
  {
    alert: 'CodesWait',
    severity: 'critical',
    what: 'the mail server refuses connections; a code waits for more than two minutes',
    labels: { way: 'mail' },
    begin: (site) => mailsWait(site, 'code'),
  },
  {
    alert: 'MessagesWait',
    severity: 'warning',
    what: 'the mail server refuses connections; another mail waits for more than two minutes',
    labels: { way: 'mail' },
    begin: (site) => mailsWait(site, 'password_changed'),
  },
  {
    alert: 'MessageProviderFails',
    severity: 'warning',
    what: 'the mail server refuses connections while mails are to be sent',
    labels: { way: 'mail', provider: 'first' },
    begin: async (site) => {
      await site.post.stop();
      const stop = repeat(3_000, () => leaveMail(site, 'password_changed'));
      return {
        cure: async () => {
          await stop();
          await serveAgain(site);
        },
      };
    },
  },
  {
    alert: 'MessagesGivenUp',
    severity: 'warning',
    what: 'what a mail says cannot be decrypted any more',
    labels: { way: 'mail', reason: 'unreadable' },
    begin: async (site) => {
      await leaveMail(site, 'account_locked');
      await asSuperuser(
        site,
        `UPDATE messages_outgoing SET closed_values = left(closed_values, -8) || 'AAAAAAAA', next_try_at = now() WHERE template = 'account_locked'`,
      );
      return { cure: () => undefined };
    },
  },
  {
    alert: 'WebhooksLate',
    severity: 'warning',
    what: 'the job that makes events of webhooks hangs, and what an account should be told of waits since four minutes',
    labels: { step: 'event' },
    begin: async (site) => {
      const release = await holdJob(site, 'webhooks.take-heard');
      await asSuperuser(
        site,
        `WITH account AS (
           INSERT INTO webhooks_accounts (account_id, user_id) SELECT id, user_id FROM accounts_users ORDER BY id LIMIT 1 RETURNING account_id)
         INSERT INTO webhooks_heard (account_id, source, body, happened_at)
         SELECT account_id, 'ledger', '{}', now() - make_interval(mins => $1) FROM account`,
        [waitedMinutes],
      );
      return {
        cure: async () => {
          await asSuperuser(site, 'DELETE FROM webhooks_heard');
          await asSuperuser(site, 'DELETE FROM webhooks_accounts');
          await release();
        },
      };
    },
  },
];

/** A mail that was left while its server was away already, and the time that has passed since then. */
async function mailsWait(site: Installation, template: 'code' | 'password_changed') {
  await site.post.stop();
  await leaveMail(site, template);
  await asSuperuser(
    site,
    `UPDATE messages_outgoing SET created_at = created_at - make_interval(mins => $2) WHERE template = $1 AND state = 'waiting'`,
    [template, waitedMinutes],
  );
  return { cure: () => serveAgain(site) };
}

/** Whether or not another fault has started it already. */
async function serveAgain({ post }: Installation): Promise<void> {
  await post.stop();
  await post.start();
}

function leaveMail({ config }: Installation, template: 'code' | 'password_changed' | 'account_locked'): Promise<void> {
  const to = 'somebody@exchange.example';
  return asOwner(config, (db) =>
    transaction(db, (tx) =>
      template === 'code'
        ? sendMessage(tx, config.keys, {
            way: 'mail',
            to,
            locale: 'en',
            template,
            values: { code: '123456', minutes: '10', purpose: 'log-in' },
          })
        : sendMessage(tx, config.keys, { way: 'mail', to, locale: 'en', template, values: {} }),
    ),
  );
}
