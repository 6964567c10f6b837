import { maintenanceStatus } from '@peerbourse/contract/core/site/maintenance-status';
import type { DehydratedState } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { retryAfterOf } from './maintenance.server.ts';
import { isStoppedAt } from './maintenance.ts';

const pageWith = (status: { isStopped: boolean; endsAt: string | null }) => ({
  queries: { queries: [{ queryKey: [maintenanceStatus.path, {}], state: { data: status } }], mutations: [] } as unknown as DehydratedState,
});

it('a stopped service stops every page but the ones that people need most then', () => {
  for (const path of ['/', '/insights', '/login', '/no-such-page', '/p2p-trade/status'])
    expect(isStoppedAt({ isStopped: true }, path), path).toBe(true);
  for (const path of ['/status', '/terms', '/privacy', '/status/']) expect(isStoppedAt({ isStopped: true }, path), path).toBe(false);
  expect(isStoppedAt({ isStopped: false }, '/')).toBe(false);
  expect(isStoppedAt(undefined, '/')).toBe(false);
});

it('a stopped page says when to come again: at the end that was announced, or in a while', () => {
  expect(retryAfterOf(pageWith({ isStopped: true, endsAt: '2026-11-15T10:30:00.000Z' }), '/')).toBe('Sun, 15 Nov 2026 10:30:00 GMT');
  expect(retryAfterOf(pageWith({ isStopped: true, endsAt: null }), '/')).toBe('300');
  expect(retryAfterOf(pageWith({ isStopped: true, endsAt: null }), '/status')).toBeUndefined();
  expect(retryAfterOf(pageWith({ isStopped: false, endsAt: null }), '/')).toBeUndefined();
  expect(retryAfterOf({ queries: undefined }, '/')).toBeUndefined();
});
