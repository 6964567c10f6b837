import { Webhook } from 'standardwebhooks';
import { openWebhookReceiver } from '../../../apps/server/test/support/webhook-receiver.ts';
import { asOwner } from '../../console/as-owner.ts';
import { textOf } from '../../p2p/text-of.ts';
import { expect, newestCode, test } from '../../site.ts';
import { checkVisuals, resizeTo } from '../../visual-and-a11y.ts';
import { letCodesBeSent, openAs, visit } from '../account/member.ts';

const say = textOf('webhooks');

test('uses webhooks/create-endpoint, webhooks/endpoint-list, webhooks/delivery-list, webhooks/change-endpoint, webhooks/switch-endpoint, webhooks/rotate-secret, webhooks/send-test-event, webhooks/replay-delivery, webhooks/replay-since, webhooks/delete-endpoint: a server is registered, told, asked again and forgotten', {
  tag: '@core',
}, async ({ quiet }) => {
  const receiver = await openWebhookReceiver();
  const { email } = await openAs(quiet);
  await visit(quiet, '/account/webhooks');
  await expect(quiet.getByText(say('verify_first')).first()).toBeVisible();
  await asOwner(`UPDATE accounts_users SET identity_level = 2, real_name = 'Ann Example' WHERE email = $1`, [email]);
  await quiet.reload();
  await quiet.getByRole('button', { name: say('add') }).click();
  const dialog = quiet.getByRole('dialog', { name: say('add') });
  await dialog.getByLabel(say('url')).fill('https://10.0.0.7/hook');
  await dialog.getByLabel('Email code').fill(await newestCode(email));
  await dialog.getByRole('button', { name: say('add') }).click();
  await expect(dialog.getByLabel(say('url'))).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel(say('url')).fill(receiver.url);
  await dialog.getByLabel(say('note')).fill('Bot');
  await dialog.getByRole('button', { name: say('add') }).click();
  const shown = quiet.getByRole('dialog', { name: say('secret') });
  const secret = (await shown.getByText(/^whsec_/).innerText()).trim();
  await checkVisuals(quiet, 'secret');
  await shown.getByRole('button', { name: 'Close' }).last().click();

  const card = quiet.getByRole('listitem').filter({ hasText: receiver.url });
  await card.getByRole('button', { name: say('deliveries') }).click();
  await expect(card.getByText(say('deliveries_none'))).toBeVisible();
  await card.getByRole('button', { name: say('test') }).click();
  await expect(card.getByText(say('delivered'), { exact: true })).toBeVisible();
  const [first] = receiver.received;
  expect(new Webhook(secret).verify(first?.body ?? '', first?.headers as Record<string, string>)).toMatchObject({ type: 'webhook.test' });
  await resizeTo(quiet, 390);
  await checkVisuals(quiet, 'deliveries');

  await card
    .getByRole('button', { name: new RegExp(`^${say('replay')}`) })
    .first()
    .click();
  await expect
    .poll(() => receiver.received.map(({ headers }) => headers['webhook-id']))
    .toEqual(Array(2).fill(first?.headers['webhook-id']));
  await card.getByRole('button', { name: say('replay_day') }).click();
  await card.getByRole('button', { name: say('pause') }).click();
  await expect(card.getByText(say('paused'), { exact: true })).toBeVisible();
  await card.getByRole('button', { name: say('resume') }).click();
  await card.getByRole('button', { name: /^Change/ }).click();
  const change = quiet.getByRole('dialog', { name: 'Change' });
  await change.getByLabel(say('note')).fill('Desk');
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText('Desk')).toBeVisible();
  // The page knows when it may ask for the next code of this purpose; a page that is opened anew does not.
  await letCodesBeSent();
  await visit(quiet, '/account/webhooks');
  await card.getByRole('button', { name: new RegExp(`^${say('rotate')}`) }).click();
  const rotate = quiet.getByRole('dialog', { name: say('rotate') });
  await rotate.getByLabel('Email code').fill(await newestCode(email));
  await rotate.getByRole('button', { name: say('rotate') }).click();
  await expect(shown.getByText(/^whsec_/)).toBeVisible();
  await shown.getByRole('button', { name: 'Close' }).last().click();
  await card.getByRole('button', { name: new RegExp(`^${say('remove')}`) }).click();
  await quiet
    .getByRole('alertdialog', { name: say('remove_title') })
    .getByRole('button', { name: say('remove') })
    .click();
  await expect(quiet.getByText(say('none'))).toBeVisible();
  await receiver.close();
});
