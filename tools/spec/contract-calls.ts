import { join } from 'node:path';
import type { Call } from '../../packages/contract/src/call.ts';
import type { Channel } from '../../packages/contract/src/channel.ts';
import { sourceFiles } from './source-files.ts';
import { root } from './table.ts';

/** Everything that the contract's files export of one kind. There is no list to keep: the folder is the list. */
async function exported<Kind>(kind: 'call' | 'channel'): Promise<Kind[]> {
  const files = sourceFiles(/^packages\/contract\/src\/[^/]+\/.+\.ts$/).filter(({ path }) => !path.endsWith('.test.ts'));
  const modules = await Promise.all(files.map(({ path }) => import(join(root, path)) as Promise<Record<string, unknown>>));
  return modules
    .flatMap((module) => Object.values(module))
    .filter((value) => (value as { kind?: string } | undefined)?.kind === kind) as Kind[];
}

export async function contractCalls(): Promise<Call[]> {
  return (await exported<Call>('call')).toSorted((a, b) => a.path.localeCompare(b.path));
}

export async function contractChannels(): Promise<Channel[]> {
  return await exported<Channel>('channel');
}
