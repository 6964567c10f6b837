import { noticeChoices } from '@peerbourse/contract/core/notifications/notice-choices';
import { subscribePush } from '@peerbourse/contract/core/notifications/subscribe-push';
import { unsubscribePush } from '@peerbourse/contract/core/notifications/unsubscribe-push';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { done, eventually, openPage, refusalText, refused } from '#testing/open-page.tsx';

const all = { mail: true, telegram: true, push: true };

const subscribed = { endpoint: 'https://push.example/1', keys: { p256dh: 'a'.repeat(87), auth: 'b'.repeat(22) } };

/** A browser that can show pushes and keeps what it is told; whether it does so from the start, its subscription says. */
function stubPush(isOn: boolean) {
  const browser = { isOn };
  const unsubscribe = () => Promise.resolve((browser.isOn = false));
  const subscription = { ...subscribed, toJSON: () => subscribed, unsubscribe };
  const pushManager = {
    getSubscription: () => Promise.resolve(browser.isOn ? subscription : null),
    subscribe: () => Promise.resolve((browser.isOn = true)).then(() => subscription),
  };
  const registration = { pushManager };
  const serviceWorker = {
    getRegistration: () => Promise.resolve(registration),
    register: () => Promise.resolve(registration),
    ready: Promise.resolve(registration),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: () => Promise.resolve('granted') });
  return browser;
}

const opened = (keeps: (path: string) => Response = (path) => done(path, {})) =>
  openPage({
    texts: ['account'],
    part: async () => (await import('./notice-matrix.tsx')).NoticeMatrix,
    answer: ({ path }) =>
      path === noticeChoices.path
        ? done(path, {
            notices: { security: all, orders: all, account: all, product: all },
            isTelegramBound: false,
            pushKey: 'key',
          })
        : [subscribePush.path, unsubscribePush.path].includes(path as never)
          ? keeps(path)
          : undefined,
  });

const box = (name: string) => screen.findByRole('checkbox', { name }) as Promise<HTMLInputElement>;

it('boxes of a way that is not switched on are not ticked and cannot be, and the step to take stands below', async () => {
  stubPush(false);
  await opened();
  expect(await screen.findByRole('button', { name: 'Turn on push' })).toBeTruthy();
  for (const name of ['P2P orders: Push', 'P2P orders: Telegram'])
    expect(await box(name)).toMatchObject({ checked: false, disabled: true });
  expect(await box('P2P orders: Email')).toMatchObject({ checked: true, disabled: false });
});

it('a browser that shows pushes has the ticks that were chosen', async () => {
  stubPush(true);
  await opened();
  const push = await box('P2P orders: Push');
  await eventually(() => expect(push).toMatchObject({ checked: true, disabled: false }));
});

it('uses notifications/subscribe-push: where this browser wants pushes is kept, and its boxes open', async () => {
  stubPush(false);
  const { sent } = await opened();
  fireEvent.click(await screen.findByRole('button', { name: 'Turn on push' }));
  expect(await screen.findByRole('button', { name: 'Turn off push' })).toBeTruthy();
  expect(sent.find(({ path }) => path === subscribePush.path)?.body).toEqual({ subscription: subscribed });
  await eventually(async () => expect(await box('P2P orders: Push')).toMatchObject({ disabled: false }));
});

it('a browser whose place is not kept takes its subscription back and says why', async () => {
  const browser = stubPush(false);
  await opened(() => refused('notifications.push-refused'));
  fireEvent.click(await screen.findByRole('button', { name: 'Turn on push' }));
  expect(await screen.findByText(refusalText('notifications.push-refused', 'en'))).toBeTruthy();
  await eventually(() => expect(browser.isOn).toBe(false));
  expect(screen.getByRole('button', { name: 'Turn on push' })).toBeTruthy();
});

it('uses notifications/unsubscribe-push: the server and the browser both forget it', async () => {
  const browser = stubPush(true);
  const { sent } = await opened();
  fireEvent.click(await screen.findByRole('button', { name: 'Turn off push' }));
  expect(await screen.findByRole('button', { name: 'Turn on push' })).toBeTruthy();
  expect(sent.find(({ path }) => path === unsubscribePush.path)?.body).toEqual({ endpoint: subscribed.endpoint });
  expect(browser.isOn).toBe(false);
});
