import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../dev-stack/stack.ts';
import { type Pace, watchPace } from './machine-pace.ts';

export interface StageOutput {
  write(text: string): void;
}

export interface Stage {
  name: string;
  run(output: StageOutput): Promise<boolean>;
}

export interface StageResult {
  name: string;
  isFine: boolean;
  minutes: number;
  /** An error outside of every test is in no report of tests, only here. */
  lastLines: string[];
  /** Of the machine, during the row of the stage. */
  pace: Pace;
}

/** Columns run side by side, the stages of a column one after the other. */
export type Row = Stage[][];

export async function runRows(rows: readonly Row[]): Promise<StageResult[]> {
  const results: StageResult[] = [];
  for (const row of rows) {
    const paceOfRow = watchPace();
    const columns = await Promise.all(row.map((column) => runColumn(column, row.length === 1)));
    const pace = paceOfRow();
    results.push(...columns.flat().map((result) => ({ ...result, pace })));
  }
  return results;
}

type Outcome = Omit<StageResult, 'pace'>;

async function runColumn(stages: readonly Stage[], isAlone: boolean): Promise<Outcome[]> {
  const results: Outcome[] = [];
  for (const stage of stages) results.push(await runStage(stage, isAlone));
  return results;
}

/** Beside another one, what a stage says is printed when it has ended: the output of two at a time would be unreadable. */
async function runStage({ name, run }: Stage, isAlone: boolean): Promise<Outcome> {
  const said: string[] = [];
  const write = (text: string) => {
    said.push(text);
    if (isAlone) process.stdout.write(text);
  };
  const started = performance.now();
  const isFine = await run({ write }).catch((error: unknown) => {
    write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    return false;
  });
  const minutes = (performance.now() - started) / 60_000;
  process.stdout.write(`\n== ${name}: ${isFine ? 'ok' : 'FAILED'}, ${minutes.toFixed(2)} min\n${isAlone ? '' : said.join('')}`);
  return { name, isFine, minutes, lastLines: lastLines(said.join('')) };
}

function lastLines(said: string): string[] {
  return stripVTControlCharacters(said)
    .split('\n')
    .filter((line) => !/^[\s·]*$/.test(line))
    .slice(-20);
}

export function bin(name: string): string {
  return join(root, 'node_modules/.bin', name);
}

export function command(
  output: StageOutput,
  file: string,
  args: readonly string[],
  { cwd = '.', env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd: join(root, cwd), stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.write(chunk.toString()));
    child.once('error', (error) => {
      output.write(`${error.message}\n`);
      resolve(false);
    });
    // Not `close`: a process that was left behind would hold the streams open for ever.
    child.once('exit', (code) => resolve(code === 0));
  });
}
