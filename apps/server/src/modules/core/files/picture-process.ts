import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { concurrencyLimit } from '#platform/concurrency.ts';
import { likenessBytes } from './likeness.rules.ts';

export interface Picture {
  content: Buffer;
  width: number;
  height: number;
  /** By which the same picture is recognized when it comes again. */
  likeness: Buffer;
}

const program = join(import.meta.dirname, 'reencode-picture.ts');
const prlimit = ['/usr/bin/prlimit', '/bin/prlimit'].find((path) => existsSync(path));

/** Whoever waits for a turn of a busy machine has done no work yet: what a picture may cost is limited by the seconds of its processor. */
const timeoutMs = 30_000;
const cpuSeconds = 10;
const memoryBytes = 1_024 * 1_024 * 1_024;
const maxAnswerBytes = 16 * 1_024 * 1_024;
const spareLifeMs = 30_000;

const inTurn = concurrencyLimit({ lanes: 2, longestQueue: 8, retryAfterSeconds: 5 });
let spare: { child: ChildProcessWithoutNullStreams; timer: NodeJS.Timeout } | undefined;

/** A clean JPEG of the picture; nothing if it is none. The child that made it never sees another picture. */
export function reencode(bytes: Buffer): Promise<Picture | undefined> {
  return inTurn(async () => {
    const child = takeSpare() ?? startChild();
    return pictureOf(await answerOf(child, bytes).finally(keepSpare));
  });
}

/** No environment: a child has nothing that it could give away. */
function startChild(): ChildProcessWithoutNullStreams {
  const node = [process.execPath, '--max-old-space-size=64', program];
  const limits = ['--core=0', '--fsize=0', `--cpu=${cpuSeconds}`, `--data=${memoryBytes}`];
  const [command = '', ...args] = prlimit ? [prlimit, ...limits, '--', ...node] : node;
  const child = spawn(command, args, { env: { VIPS_CONCURRENCY: '1', NODE_NO_WARNINGS: '1' }, stdio: 'pipe' });
  child.on('error', () => undefined);
  child.stdin.on('error', () => undefined);
  child.stderr.resume();
  return child;
}

function takeSpare(): ChildProcessWithoutNullStreams | undefined {
  if (!spare) return undefined;
  const { child, timer } = spare;
  clearTimeout(timer);
  spare = undefined;
  return child.exitCode === null && child.signalCode === null ? child : undefined;
}

/** Pictures come in threes: the next child starts while the person takes the next photo. */
function keepSpare(): void {
  if (spare) return;
  const child = startChild();
  const timer = setTimeout(() => takeSpare()?.kill('SIGKILL'), spareLifeMs);
  spare = { child, timer };
  // A spare that nobody needs must not keep the process from ending, nor outlive it: its input ends with us.
  timer.unref();
  child.unref();
  for (const pipe of [child.stdin, child.stdout, child.stderr]) (pipe as unknown as { unref?: () => void }).unref?.();
}

function answerOf(child: ChildProcessWithoutNullStreams, bytes: Buffer): Promise<Buffer | undefined> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
    child.ref();
    for (const pipe of [child.stdin, child.stdout, child.stderr]) (pipe as unknown as { ref?: () => void }).ref?.();
    child.stdout.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size > maxAnswerBytes) child.kill('SIGKILL');
    });
    child.once('error', () => finish(undefined));
    child.once('close', (code) => finish(code === 0 ? Buffer.concat(chunks) : undefined));
    child.stdin.end(bytes);

    function finish(answer: Buffer | undefined): void {
      clearTimeout(timer);
      resolve(answer);
    }
  });
}

const sizeBytes = 8;
const headBytes = sizeBytes + likenessBytes;

function pictureOf(answer: Buffer | undefined): Picture | undefined {
  if (!answer || answer.length <= headBytes) return undefined;
  return {
    width: answer.readUInt32BE(0),
    height: answer.readUInt32BE(4),
    likeness: answer.subarray(sizeBytes, headBytes),
    content: answer.subarray(headBytes),
  };
}
