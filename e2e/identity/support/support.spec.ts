import { openTicket } from '@peerbourse/contract/identity/support/open-ticket';
import { textOf } from '../../p2p/text-of.ts';
import { expect, listen, openConsole, site, test } from '../../site.ts';
import { checkVisuals, resizeTo } from '../../visual-and-a11y.ts';
import { openAs, visit } from '../account/member.ts';

const say = textOf('support');

test('uses support/open-ticket, support/my-tickets, support/ticket-detail, support/mark-ticket-read, support/reply-ticket, support/ticket-queue, support/view-ticket, support/answer-ticket, support/close-ticket: a member asks, staff answer, the member reads it and replies, staff close', {
  tag: '@core',
}, async ({ quiet, browser }) => {
  await quiet.setViewportSize({ width: 390, height: 844 });
  const { userId } = await openAs(quiet);
  await visit(quiet, '/support');
  await expect(quiet.getByText(say('requests_none'))).toBeVisible();

  // What is missing is said, and what was typed stays.
  await quiet.getByRole('textbox', { name: say('message'), exact: true }).fill('I paid an hour ago.\nNothing came.');
  await quiet.getByRole('button', { name: say('send') }).click();
  await expect(quiet.getByText(say('topic_missing'))).toBeVisible();
  await expect(
    quiet
      .getByRole('radiogroup', { name: say('topic') })
      .getByRole('radio')
      .first(),
  ).toBeFocused();
  await expect(quiet.getByRole('textbox', { name: say('message'), exact: true })).toHaveValue('I paid an hour ago.\nNothing came.');
  await quiet.getByRole('radio', { name: say('topic_p2p_order') }).check();
  await quiet.getByLabel(say('order_number')).fill('123');
  await quiet.getByLabel(say('subject')).fill('Coins have not come');
  await quiet.getByRole('button', { name: say('send') }).click();
  await expect(quiet.getByText(say('order_number_wrong'))).toBeVisible();
  await quiet.getByLabel(say('order_number')).fill('1234 5678 9012 3456 789');
  await quiet.getByRole('button', { name: say('send') }).click();

  await expect(quiet).toHaveURL(/\/support\/\d{18,19}$/);
  const ticketNo = quiet.url().split('/').at(-1) ?? '';
  await expect(quiet.getByRole('heading', { level: 1, name: 'Coins have not come' })).toBeVisible();
  const conversation = quiet.getByRole('list', { name: say('conversation') });
  await expect(conversation.getByRole('listitem')).toHaveCount(1);
  await expect(conversation).toContainText('Nothing came.');
  await expect(quiet.getByText(say('state_waiting'))).toBeVisible();

  const desk = await (await browser.newContext({ viewport: { width: 1_440, height: 900 } })).newPage();
  const complaints = listen(desk);
  await openConsole(desk, '#/support');
  await desk.getByRole('button', { name: new RegExp(ticketNo) }).click();
  const ticket = desk.getByRole('region', { name: 'Coins have not come' });
  await expect(ticket.getByRole('list', { name: 'Messages' })).toContainText('I paid an hour ago.');
  await ticket.getByRole('button', { name: 'Send the answer' }).click();
  await expect(ticket.getByText('Write an answer.')).toBeVisible();
  await ticket.getByLabel('Answer').fill('We are looking into it.');
  await ticket.getByRole('button', { name: 'Send the answer' }).click();
  await expect(ticket.getByRole('list', { name: 'Messages' }).getByRole('listitem')).toHaveCount(2);
  await expect(desk.getByRole('button', { name: new RegExp(ticketNo) })).toHaveCount(0);

  await visit(quiet, '/support');
  const row = quiet.getByRole('listitem').filter({ hasText: 'Coins have not come' });
  await expect(row).toContainText(say('new_answer'));
  await row.getByRole('link').click();
  await expect(conversation).toContainText('We are looking into it.');
  await quiet.getByLabel(say('reply')).fill('Thank you.');
  await quiet.getByRole('button', { name: say('send') }).click();
  await expect(conversation.getByRole('listitem')).toHaveCount(3);
  await expect(quiet.getByLabel(say('reply'))).toHaveValue('');
  await quiet.getByRole('link', { name: say('all_requests') }).click();
  await expect(row).toContainText(say('state_waiting'));
  await expect(row).not.toContainText(say('new_answer'));

  // An answer to what is no longer the last message is held back until it was read.
  await ticket.getByLabel('Answer').fill('It has come.');
  await ticket.getByRole('button', { name: 'Send the answer' }).click();
  await expect(ticket.getByText('There’s a new message in this request.')).toBeVisible();
  await ticket.getByRole('button', { name: 'Read again' }).click();
  await expect(ticket.getByRole('list', { name: 'Messages' })).toContainText('Thank you.');
  await expect(ticket.getByLabel('Answer')).toHaveValue('It has come.');
  await ticket.getByRole('button', { name: 'Close the ticket' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Close this ticket' });
  await dialog.getByLabel('Reason').fill('Solved');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  // The desk goes on to the next ticket that waits, if other tests have left one.
  await desk.getByRole('button', { name: 'Closed', exact: true }).click();
  await desk.getByRole('button', { name: new RegExp(ticketNo) }).click();
  await expect(ticket.getByText('Closed', { exact: true })).toBeVisible();
  await expect(ticket.getByLabel('Answer')).toHaveCount(0);
  await ticket.getByRole('link', { name: userId }).click();
  await expect(desk.getByRole('heading', { name: 'Customers' })).toBeVisible();
  await expect(desk.getByText(userId).first()).toBeVisible();
  expect(complaints).toEqual([]);
  await desk.context().close();

  await row.getByRole('link').click();
  await expect(quiet.getByText(say('closed_note'))).toBeVisible();
  await quiet.getByRole('link', { name: say('new_request') }).click();
  await expect(quiet).toHaveURL(`${site}/support`);
});

test('guests learn that they have to log in, and come back; help and the account menu lead to the form', async ({ quiet }) => {
  await visit(quiet, '/help');
  await quiet.getByRole('link', { name: textOf('common')('contact_support') }).click();
  await expect(quiet.getByRole('heading', { name: say('guest_title') })).toBeVisible();
  await expect(quiet.getByRole('textbox', { name: say('message'), exact: true })).toHaveCount(0);
  await expect(quiet.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?from=%2Fsupport');
  await openAs(quiet);
  await visit(quiet, '/account');
  await quiet.locator('header [data-account]').click();
  await quiet
    .getByRole('dialog')
    .getByRole('link', { name: textOf('common')('contact_support') })
    .click();
  await expect(quiet.getByRole('heading', { name: say('new_request') })).toBeVisible();
});

test('a request of somebody else, and one that does not exist, is a page that is not there', async ({ quiet }) => {
  const { device } = await openAs(quiet);
  const { ticketNo } = await device.ask(openTicket, { topic: 'other', subject: 'Mine', text: 'A secret' });
  await openAs(quiet);
  for (const number of [ticketNo, '1999999999999999999', 'abc']) {
    await visit(quiet, `/support/${number}`);
    await expect(quiet.getByRole('heading', { level: 1 })).toHaveText(textOf('common')('error_404'));
    await expect(quiet.getByText('A secret')).toHaveCount(0);
  }
});

for (const language of ['', '/ar']) {
  test(`the pages of support look as they should${language}`, { tag: '@visual' }, async ({ quiet }) => {
    const { device } = await openAs(quiet);
    const { ticketNo } = await device.ask(openTicket, { topic: 'security', subject: 'A new phone', text: 'How do I move my codes?' });
    for (const path of ['/support', `/support/${ticketNo}`]) {
      await visit(quiet, `${language}${path}`);
      for (const width of [390, 1440]) {
        await resizeTo(quiet, width);
        await checkVisuals(quiet, path);
      }
    }
  });
}
