import { noticeChoices } from '@peerbourse/contract/core/notifications/notice-choices';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { done, eventually, openPage } from '#testing/open-page.tsx';

const all = { mail: true, telegram: true, push: true };

/** A browser that can show pushes; whether it does, its subscription says. */
function stubPush(isOn: boolean): void {
  const getSubscription = () => Promise.resolve(isOn ? { endpoint: 'https://push.example/1' } : null);
  const serviceWorker = { getRegistration: () => Promise.resolve({ pushManager: { getSubscription } }) };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'default' });
}

const opened = () =>
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
