import { type ChildProcess, spawn } from 'node:child_process';
import { openFrontDoor } from '../../tools/dev-stack/front-door.ts';
import { root, untilReady } from '../../tools/dev-stack/stack.ts';
import { freePort } from '../../tools/load/service.ts';
import { chooseBasis, expect, site, test } from '../site.ts';

/** An api of its own beside the stage's, on the same database; only it is restarted. */
function startApi(port: number): ChildProcess {
  return spawn(process.execPath, ['apps/server/src/main.ts', '--roles=api'], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, ...(JSON.parse(process.env.PB_E2E_SERVER ?? '{}') as NodeJS.ProcessEnv), PB_API_PORT: String(port) },
  });
}

const ended = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve));

test('a read that is under way while the api restarts succeeds', async ({ browser }) => {
  const [apiPort, doorPort] = [await freePort(), await freePort()];
  const address = `http://127.0.0.1:${apiPort}`;
  let api = startApi(apiPort);
  await untilReady([address], 30);
  const door = await openFrontDoor({ host: '127.0.0.1', port: doorPort, api: [address], stream: [address], web: [site] });
  const page = await browser.newPage();
  try {
    await page.goto(`http://127.0.0.1:${doorPort}/`);
    await page.waitForSelector('html[data-screen]', { state: 'attached' });
    const gone = ended(api);
    api.kill('SIGKILL');
    await gone;
    await chooseBasis(page, '0');
    api = startApi(apiPort);
    await expect(page.getByRole('row').filter({ hasText: 'Bitcoin' })).toContainText('Change since midnight:', { timeout: 15_000 });
  } finally {
    await page.close();
    await door.close();
    const gone = ended(api);
    api.kill('SIGTERM');
    await gone;
  }
});

test('a read that nobody answers says so plainly and shows no figure', async ({ browser }) => {
  const [apiPort, doorPort] = [await freePort(), await freePort()];
  const dead = `http://127.0.0.1:${apiPort}`;
  const door = await openFrontDoor({ host: '127.0.0.1', port: doorPort, api: [dead], stream: [dead], web: [site] });
  const page = await browser.newPage();
  try {
    await page.goto(`http://127.0.0.1:${doorPort}/`);
    await page.waitForSelector('html[data-screen]', { state: 'attached' });
    await chooseBasis(page, '0');
    await expect(page.getByRole('alert').filter({ hasText: /went wrong|could not be reached/ })).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole('row').filter({ hasText: 'Bitcoin' })).not.toContainText('Change since midnight:');
  } finally {
    await page.close();
    await door.close();
  }
});
