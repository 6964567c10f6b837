import { openAs, visit } from '../../identity/account/member.ts';
import { expect, site, test } from '../../site.ts';

test('the worker of push messages is allowed by the policy of the site, shows a message and answers no request', async ({ browser }) => {
  const context = await browser.newContext({ permissions: ['notifications'] });
  const page = await context.newPage();
  await openAs(page);
  await visit(page, '/account/notifications');
  await expect(page.getByRole('checkbox', { name: 'P2P orders: Push' })).toBeChecked();
  const turnOn = page.getByRole('button', { name: 'Turn on push' });
  await expect(turnOn).toBeVisible();
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((found) =>
    devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.find(({ status }) => status === 'activated');
      if (active) found(active.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  // No push service answers here, so the browser itself refuses; the worker is there all the same.
  await turnOn.click();
  const registrationId = await registered;
  const data = JSON.stringify({ kind: 'order_paid', title: 'The buyer has paid', body: 'Order: 1', link: '/p2p-trade/order/1' });
  await devtools.send('ServiceWorker.deliverPushMessage', { origin: site, registrationId, data });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration('/');
      return (await registration?.getNotifications())?.map(({ title, body, data: more }) => ({ title, body, address: more.address }));
    });
  await expect.poll(shown).toEqual([{ title: 'The buyer has paid', body: 'Order: 1', address: `${site}/p2p-trade/order/1` }]);
  await context.close();
});
