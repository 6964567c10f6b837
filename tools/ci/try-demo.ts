import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Starts the demonstration as a newcomer would, waits for its addresses, asks each, and stops it. */
const root = join(import.meta.dirname, '../..');
const limitMs = 180_000;

const child = spawn(process.execPath, ['tools/dev-stack/demo.ts'], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
const ended = new Promise<void>((resolve) => {
  child.once('exit', () => resolve());
});
try {
  const seconds = await untilReady();
  const asked = await Promise.all(
    [
      'http://127.0.0.1:8080/',
      'http://127.0.0.1:8080/ar',
      'http://127.0.0.1:8080/developers/reference/',
      'http://127.0.0.1:8082/',
      'http://127.0.0.1:8026/',
    ].map(status),
  );
  process.stdout.write(`ready after ${seconds} s; ${asked.join(', ')}\n`);
  process.exitCode = asked.every((answer) => answer.endsWith(' 200')) ? 0 : 1;
} finally {
  child.kill('SIGTERM');
  await ended;
}

function untilReady(): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the demonstration was not ready within 3 minutes')), limitMs);
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /Ready after (\d+) s/.exec(output)?.[1];
      if (found) {
        clearTimeout(timer);
        resolve(found);
      }
    });
    child.once('exit', (code) => reject(new Error(`the demonstration ended with ${code}:\n${output}`)));
  });
}

async function status(address: string): Promise<string> {
  return `${address} ${(await fetch(address, { redirect: 'manual', headers: { 'accept-language': 'en' } })).status}`;
}
