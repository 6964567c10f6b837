import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { WebSocket } from 'ws';
import { asOwner } from '../../apps/server/src/as-owner.ts';
import { sendMessage } from '../../apps/server/src/modules/core/messages/index.ts';
import { pause } from '../../apps/server/src/platform/clock.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { transaction } from '../../apps/server/src/platform/db/transaction.ts';
import { verifyLogIn } from '../../packages/contract/src/identity/sessions/verify-log-in.ts';
import { placeOrder } from '../../packages/contract/src/p2p/p2p-orders/place-order.ts';
import { openOwnPostgres, throwAway } from '../db/own-postgres.ts';
import { chromiumPath } from '../dev-stack/chromium.ts';
import { root } from '../dev-stack/stack.ts';
import { callFor } from '../load/asks.ts';
import { report } from '../load/report.ts';
import { linesOf } from '../observe/dashboard-page.ts';
import { valueText } from '../observe/draw-panel.ts';
import { dashboards } from './dashboards.ts';

/**
 * `node tools/dashboards/check.ts`: starts the demonstration with `--observe`, lets people come, and asks what each panel shows: none may
 * be empty, and none of its queries. Writes the values to docs/figures and two of the pages to docs/images.
 */
const site = 'http://127.0.0.1:8080';
const prometheus = 'http://127.0.0.1:8092';
const graphs = 'http://127.0.0.1:8091';
const readyWithinMs = 15 * 60_000;
/** What is recorded every five minutes comes last. */
const filledWithinMs = 9 * 60_000;
const lookEveryMs = 15_000;
const spanSeconds = 900;
const pictured = ['platform', 'p2p'];

const postgres = await openOwnPostgres(throwAway);
const variables = {
  PB_SUPER_URL: postgres.superUrl,
  PB_DATABASE_URL: `postgres://pb_{role}@127.0.0.1:${postgres.port}/peerbourse`,
};
const demo = spawn(process.execPath, ['tools/dev-stack/demo.ts', '--observe'], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { ...process.env, ...variables },
});
try {
  await untilReady(demo);
  const end = comeAndGo();
  const rows = await untilFilled();
  await takePictures();
  await end();
  tell(rows);
} finally {
  await ended(demo);
  await postgres.close();
}

interface Row {
  dashboard: string;
  panel: string;
  legend: string;
  /** What it shows now, of as many lines as there are. */
  shows: string;
  lines: number;
}

async function untilFilled(): Promise<Row[]> {
  const until = Date.now() + filledWithinMs;
  for (;;) {
    const rows = await present();
    const empty = rows.filter(({ lines }) => lines === 0);
    process.stderr.write(`${empty.length} of ${rows.length} are empty\n`);
    if (empty.length === 0 || Date.now() > until) return rows;
    await pause(lookEveryMs);
  }
}

/** One row for each query of each panel. */
async function present(): Promise<Row[]> {
  const end = Math.floor(Date.now() / 1_000);
  const rows = dashboards.flatMap(({ title: dashboard, panels }) =>
    panels.flatMap((panel) =>
      panel.lines.map(async (line): Promise<Row> => {
        const drawn = await linesOf(prometheus, { ...panel, lines: [line] }, { end, span: spanSeconds });
        const [first] = drawn.toSorted((a, b) => (b.points.at(-1)?.[1] ?? 0) - (a.points.at(-1)?.[1] ?? 0));
        const shows = first ? `${first.name}: ${valueText(first.points.at(-1)?.[1] ?? 0, panel.unit)}`.replace(/^: /, '') : '';
        return { dashboard, panel: panel.title, legend: line.legend, shows, lines: drawn.length };
      }),
    ),
  );
  return await Promise.all(rows);
}

/** Visitors who look at pages, listen, try to log in and to trade without it, and mails that leave. */
function comeAndGo(): () => Promise<void> {
  const end = new AbortController();
  const sockets = Array.from({ length: 5 }, () => {
    const socket = new WebSocket(`${site.replace('http', 'ws')}/live`, { headers: { origin: 'http://localhost:8080' } });
    socket.on('error', () => undefined);
    socket.on('open', () => socket.send(JSON.stringify({ op: 'sub', ch: 'rates' })));
    return socket;
  });
  const config = readConfig({ ...variables, PB_ENV: 'demo' });
  const mail = { way: 'mail', to: 'carla@peerbourse.test', locale: 'en', template: 'account_exists', values: {} } as const;
  const acts = [
    () => fetch(`${site}/`),
    () => fetch(`${site}/de/p2p-trade?${Math.random()}`),
    () => callFor(site, verifyLogIn, { ticket: 'a'.repeat(43), factors: {} }),
    () => callFor(site, placeOrder, { adNo: '900000000000000001', price: '1', amount: '1' }),
    () => asOwner(config, (db) => transaction(db, (tx) => sendMessage(tx, config.keys, mail))),
  ];
  const going = (async () => {
    for (let turn = 0; !end.signal.aborted; turn++) {
      // Some of them are told no, which is an answer.
      await Promise.resolve(acts[turn % acts.length]?.()).catch(() => undefined);
      await pause(500, end.signal);
    }
  })();
  return async () => {
    end.abort();
    await going;
    for (const socket of sockets) socket.terminate();
  };
}

async function takePictures(): Promise<void> {
  const browser = await chromium.launch({ executablePath: chromiumPath() });
  const page = await browser.newPage({ viewport: { width: 1100, height: 1300 } });
  for (const name of pictured) {
    await page.goto(`${graphs}/${name}`);
    await page.screenshot({ path: join(root, `docs/images/dashboard-${name}.jpg`), type: 'jpeg', quality: 60 });
  }
  await browser.close();
}

function tell(rows: readonly Row[]): void {
  const empty = rows.filter(({ lines }) => lines === 0);
  const panels = dashboards.reduce((sum, dashboard) => sum + dashboard.panels.length, 0);
  report(
    {
      name: 'dashboards',
      what: `${panels} panels with ${rows.length} queries, asked of the demonstration with \`--observe\``,
      figure: `${empty.length} without data`,
      aim: '0 without data',
      isReached: empty.length === 0,
      details: { empty: empty.map(({ dashboard, panel, legend }) => `${dashboard}, ${panel}: ${legend}`), values: rows },
    },
    true,
  );
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the demonstration was not ready in time')), readyWithinMs);
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (!/Ready after \d+ s/.test(said)) return;
      clearTimeout(timer);
      resolve();
    });
    child.once('exit', (code) => reject(new Error(`the demonstration ended with ${code}:\n${said}`)));
  });
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
