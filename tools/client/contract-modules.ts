import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Call } from '../../packages/contract/src/call.ts';
import type { Channel } from '../../packages/contract/src/channel.ts';
import { sourceFiles } from '../spec/source-files.ts';
import { root } from '../spec/table.ts';

/** One file of the contract: what it exports, and what it says about fields. */
export interface ContractModule {
  path: string;
  calls: Call[];
  channels: Channel[];
  shapes: Array<[name: string, schema: z.ZodMiniType]>;
  /** The comment of a field of an object with these fields. */
  noteOf: (field: string, others: readonly string[]) => string | undefined;
}

export async function contractModules(): Promise<ContractModule[]> {
  const files = sourceFiles(/^packages\/contract\/src\/[^/]+\/.+\.ts$/).filter(({ path }) => !path.endsWith('.test.ts'));
  return await Promise.all(files.map(({ path }) => moduleAt(path)));
}

async function moduleAt(path: string): Promise<ContractModule> {
  const exported = Object.entries((await import(join(root, path))) as Record<string, unknown>);
  const ofKind = <Kind>(kind: string) =>
    exported.map(([, value]) => value).filter((value) => (value as { kind?: string } | undefined)?.kind === kind) as Kind[];
  return {
    path,
    calls: ofKind<Call>('call'),
    channels: ofKind<Channel>('channel'),
    shapes: path.endsWith('.shape.ts') ? (exported.filter(([, value]) => value instanceof z.ZodMiniType) as ContractModule['shapes']) : [],
    noteOf: notesOf(readFileSync(join(root, path), 'utf8')),
  };
}

/** A comment belongs to a field where the file has one field of that name, and to an object where the file has most of its fields. */
function notesOf(source: string): (field: string, others: readonly string[]) => string | undefined {
  const fields = [...source.matchAll(/^ +(?:\/\*\* (.+) \*\/\n +)?(\w+)(?::|,$)/gm)].map(([, note, field = '']) => ({ note, field }));
  return (field, others) => {
    const [only, second] = fields.filter((one) => one.field === field);
    const known = others.filter((other) => fields.some((one) => one.field === other));
    return second === undefined && known.length * 2 > others.length ? only?.note : undefined;
  };
}
