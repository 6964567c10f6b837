import { powerList } from '@peerbourse/contract/money/ledger/power-list';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { staffBrowser } from '../support/fixtures/valid-staff-requests.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
  await env.start('admin');
});

afterAll(() => env.close());

it('ledger/power-list shows every power once, under its role and kind', async () => {
  const { powers } = await (await staffBrowser(env, ['auditor'])).ask(powerList, {});
  const shown = powers.flatMap(({ role, kind, ways }) => ways.map(({ from, to, receiver }) => [role, kind, from, to, receiver].join(' ')));
  const rows = await env.query<{ power: string }>(
    `SELECT concat_ws(' ', replace(role, 'pb_', ''), kind, from_purpose, to_purpose, receiver) AS power FROM ledger_powers`,
  );
  expect(shown.toSorted()).toEqual(rows.map(({ power }) => power).toSorted());
  expect(powers.find(({ kind, role }) => kind === 'p2p-release' && role === 'api')).toEqual({
    role: 'api',
    kind: 'p2p-release',
    ways: [
      { from: 'escrow', to: 'otc', receiver: 'named' },
      { from: 'escrow', to: 'fee', receiver: 'house' },
    ],
  });
});
