import { markNotificationsRead } from '@peerbourse/contract/core/notifications/mark-notifications-read';
import { notificationList } from '@peerbourse/contract/core/notifications/notification-list';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { done, type OpenedPage, openPage } from '#testing/open-page.tsx';

const orderNo = '1234567890123456789';
const entry = (number: number, more: object = {}) => ({
  notificationId: `00000000-0000-4000-8000-00000000000${number}`,
  kind: 'order_paid',
  values: { order: orderNo, amount: '100 USDT', until: '2026-11-17T12:00:00.000Z' },
  link: `/p2p-trade/order/${orderNo}`,
  createdAt: '2026-11-17T11:45:00.000Z',
  isRead: false,
  ...more,
});

type Tell = (told: object) => void;

/** The header's bell of somebody whose socket is in the hands of the test. */
async function openBell(entries: readonly object[], unread: number): Promise<OpenedPage & { tell: Tell }> {
  let listener: Tell | undefined;
  vi.doMock('#site/live/socket.ts', () => ({
    liveSocket: () => ({
      listen: (_channel: string, onFrame: (frame: object) => void) => {
        listener = onFrame;
        return () => undefined;
      },
    }),
  }));
  const page = await openPage({
    texts: ['account', 'messages'],
    part: async () => {
      const { Bell } = await import('./bell.tsx');
      return () => <Bell userId="7" />;
    },
    answer: ({ path }) => {
      if (path === notificationList.path) return done(path, { entries, unread, before: null });
      return path === markNotificationsRead.path ? done(path, { unread: 0 }) : undefined;
    },
  });
  const tell: Tell = (told) => act(() => listener?.(told));
  await waitFor(() => expect(listener).toBeDefined());
  tell({ unread });
  return Object.assign(page, { tell });
}

const bell = (name: string) => screen.findByRole('button', { name, hidden: true });
const pathsOf = ({ sent }: OpenedPage) => sent.map(({ path }) => path);

describe('the bell', () => {
  it('says how many messages are new, and reads none of them before it is asked to', async () => {
    const page = await openBell([entry(1)], 1);
    expect((await bell('Notifications, 1 new')).querySelector('[data-count]')?.getAttribute('data-count')).toBe('1');
    expect(screen.getByRole('link', { name: 'Notifications, 1 new' }).getAttribute('href')).toBe('/account/notifications');
    expect(pathsOf(page)).not.toContain(notificationList.path);
    page.tell({ unread: 0 });
    await bell('Notifications');
  });

  it('says aloud what came while the page was open, and nothing about what was there', async () => {
    const { tell, container } = await openBell([], 0);
    const spoken = () => container.querySelector('.sr-only[role=status]')?.textContent;
    tell({ unread: 2 });
    expect(spoken()).toBe('Notifications, 2 new');
    tell({ unread: 0 });
    expect(spoken()).toBe('');
    tell({ unread: 1, notificationId: '00000000-0000-4000-8000-000000000009', kind: 'order_paid' });
    expect(spoken()).toBe('Notifications, 1 new');
  });

  it('opens the newest messages, each with its words and the way to its order', async () => {
    await openBell([entry(1), entry(2, { kind: 'order_released', isRead: true })], 1);
    fireEvent.click(await bell('Notifications, 1 new'));
    const [first, second] = await screen.findAllByRole('listitem', { hidden: true });
    const link = within(first as HTMLElement).getByRole('link', { hidden: true });
    expect(link.getAttribute('href')).toBe(`/p2p-trade/order/${orderNo}`);
    expect(link.textContent).toContain('Marked as paid: check and release');
    expect(link.textContent).toContain('Nov 17, 2026, 12:00 UTC');
    expect(within(first as HTMLElement).getByText('New')).toBeTruthy();
    expect(within(second as HTMLElement).queryByText('New')).toBeNull();
    expect(screen.getByRole('link', { name: 'View all notifications', hidden: true }).getAttribute('href')).toBe('/account/notifications');
  });

  it('marks what was chosen as read, or everything', async () => {
    const page = await openBell([entry(1)], 1);
    fireEvent.click(await bell('Notifications, 1 new'));
    fireEvent.click(await screen.findByRole('button', { name: 'Mark all as read', hidden: true }));
    await waitFor(() => expect(page.sent.find(({ path }) => path === markNotificationsRead.path)?.body).toEqual({}));
    fireEvent.click(screen.getByRole('link', { name: /Marked as paid/, hidden: true }));
    await waitFor(() =>
      expect(page.sent.findLast(({ path }) => path === markNotificationsRead.path)?.body).toEqual({
        notificationIds: [entry(1).notificationId],
      }),
    );
  });

  it('without messages says so', async () => {
    await openBell([], 0);
    fireEvent.click(await bell('Notifications'));
    expect(await screen.findByText('No notifications yet')).toBeTruthy();
  });

  it('reads again when something comes', async () => {
    const page = await openBell([entry(1)], 1);
    fireEvent.click(await bell('Notifications, 1 new'));
    await screen.findAllByRole('listitem', { hidden: true });
    const before = pathsOf(page).filter((path) => path === notificationList.path).length;
    page.tell({ unread: 2, notificationId: '00000000-0000-4000-8000-000000000002', kind: 'order_released' });
    await waitFor(() => expect(pathsOf(page).filter((path) => path === notificationList.path).length).toBeGreaterThan(before));
  });
});
