import * as z from 'zod/mini';
import type { Call } from '../../packages/contract/src/call.ts';
import type { Channel } from '../../packages/contract/src/channel.ts';
import { identifier, openCalls } from '../../packages/contract/src/open-calls.ts';
import { type JsonSchema, NamedSchemas } from '../../packages/contract/src/openapi-schemas.ts';
import { refusalDetails } from '../../packages/contract/src/refusal-details.ts';
import { everywhere, type RefusalId, refusals } from '../../packages/contract/src/refusals.ts';
import { type ContractModule, contractModules } from './contract-modules.ts';
import { indented, type Naming, ownTypeOf, typeOf } from './type-script.ts';

const heading = '// Written by `npm run client:write` from the contract; a test compares.\n';

/** Every generated file of `packages/client` by its name. */
export async function clientFiles(): Promise<Record<string, string>> {
  const modules = await contractModules();
  const open = openCalls(modules.flatMap(({ calls }) => calls)).toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));
  const channels = modules.flatMap((module) => module.channels).toSorted((a, b) => a.name.localeCompare(b.name));
  const types = new Types(modules);
  const calls = callsFile(open, modules, types);
  const channelTypes = channelsFile(channels, modules, types);
  return {
    'calls.gen.ts': calls,
    'channels.gen.ts': channelTypes,
    'refusals.gen.ts': refusalsFile(open, types),
    'types.gen.ts': types.file(),
  };
}

/** Types by name: the shapes of the contract that are used, and what calls take and give. */
class Types {
  private readonly schemas = new NamedSchemas();
  private readonly shapes: ReadonlyMap<string, { name: string; module: ContractModule }>;
  private readonly written = new Map<string, string>();

  constructor(modules: readonly ContractModule[]) {
    this.shapes = shapesOf(modules);
  }

  /** Adds what a call takes or gives, and answers how it is called. */
  add(name: string, schema: JsonSchema, module: ContractModule): string {
    const naming = this.namingOf(module);
    const known = naming.nameOf(schema);
    if (known !== undefined) return known;
    if (Object.keys((schema.properties as object | undefined) ?? {}).length === 0) return ownTypeOf(schema, naming);
    this.written.set(name, ownTypeOf(schema, naming));
    return name;
  }

  schemaOf(name: string, schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
    const before = new Set(Object.keys(this.schemas.all));
    this.schemas.add(name, schema, io);
    const parts = Object.entries(this.schemas.all).filter(([part]) => part !== name && !before.has(part));
    for (const [part, definition] of parts) this.written.set(part, ownTypeOf(definition, nameless));
    return this.schemas.all[name] ?? {};
  }

  inline(schema: z.ZodMiniType, module: ContractModule | undefined, io: 'input' | 'output'): string {
    const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
    return typeOf(rest, module ? this.namingOf(module) : nameless);
  }

  /** The names of types that a file uses, for its import. */
  usedIn(text: string): string[] {
    return [...this.written.keys()].filter((name) => new RegExp(`\\b${name}\\b`).test(text)).toSorted();
  }

  file(): string {
    const types = [...this.written].toSorted(([one], [other]) => one.localeCompare(other));
    return `${heading}\n${types.map(([name, text]) => (text.startsWith('{') && !text.includes('\n}', text.indexOf('\n}') + 2) ? `export interface ${name} ${text}` : `export type ${name} = ${text};`)).join('\n\n')}\n`;
  }

  private namingOf(module: ContractModule): Naming {
    return { noteOf: module.noteOf, nameOf: (schema) => this.shapeName(schema) };
  }

  private shapeName(schema: JsonSchema): string | undefined {
    const shape = this.shapes.get(JSON.stringify(schema));
    if (!shape) return undefined;
    if (!this.written.has(shape.name)) {
      this.written.set(shape.name, '');
      this.written.set(shape.name, ownTypeOf(schema, this.namingOf(shape.module)));
    }
    return shape.name;
  }
}

const nameless: Naming = { nameOf: () => undefined, noteOf: () => undefined };

/** The exported shapes of the contract by what they look like. Of two that look the same the first in the alphabet gives the name. */
function shapesOf(modules: readonly ContractModule[]): ReadonlyMap<string, { name: string; module: ContractModule }> {
  const found = modules.flatMap((module) =>
    module.shapes.flatMap(([name, schema]) =>
      (['output', 'input'] as const).map((io) => {
        const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
        return { name: pascalCase(name), io, text: JSON.stringify(json), json, module };
      }),
    ),
  );
  const shapes = new Map<string, { name: string; module: ContractModule }>();
  const taken = new Set<string>();
  for (const { name, io, text, module } of found.filter((shape) => isWorthName(shape.json))) {
    if (shapes.has(text)) continue;
    const own = io === 'input' ? `${name}Input` : name;
    const free = taken.has(own) ? `${pascalCase(module.path.split('/').at(-2) ?? '')}${own}` : own;
    taken.add(free);
    shapes.set(text, { name: free, module });
  }
  return shapes;
}

function isWorthName({ properties, enum: values, $defs }: JsonSchema): boolean {
  if ($defs !== undefined) return false;
  return Object.keys((properties as object | undefined) ?? {}).length >= 2 || (Array.isArray(values) && values.length >= 4);
}

function callsFile(calls: readonly Call[], modules: readonly ContractModule[], types: Types): string {
  const areas = [...new Set(calls.map(({ area }) => area))].toSorted();
  const moduleOf = (call: Call) => modules.find((module) => module.calls.includes(call)) as ContractModule;
  const members = areas.map((area) => {
    const functions = calls.filter((call) => call.area === area).map((call) => functionOf(call, moduleOf(call), types));
    return `${identifier(area)}: {\n${indented(functions.join('\n'))}\n};`;
  });
  const rows = areas.map((area) => {
    const lines = calls.filter((call) => call.area === area).map((call) => `${identifier(call.name)}: ${rowOf(call)},`);
    return `${identifier(area)}: {\n${indented(lines.join('\n'))}\n},`;
  });
  const body = `/** Every call that is open to keys or to everybody, by area. */\nexport interface Calls {\n${indented(members.join('\n'))}\n}\n\nexport const rows = {\n${indented(rows.join('\n'))}\n} as const satisfies Record<string, Record<string, CallRow>>;\n`;
  return `${heading}import type { CallOptions, CallRow } from '../call-row.ts';\nimport type { ${types.usedIn(body).join(', ')} } from './types.gen.ts';\n\n${body}`;
}

function functionOf(call: Call, module: ContractModule, types: Types): string {
  const name = pascalCase(nameOf(call));
  const input = types.add(`${name}Request`, withoutHandle(call, types.schemaOf(`${name}Request`, call.input, 'input')), module);
  const output = types.add(`${name}Data`, types.schemaOf(`${name}Data`, call.output, 'output'), module);
  const isEmpty = z.safeParse(call.input, {}).success;
  return `/** ${docOf(call).join('\n * ')} */\n${identifier(call.name)}: (input${isEmpty ? '?' : ''}: ${input}, options?: CallOptions) => Promise<${output}>;`;
}

/** The handle of the sealing key is put in by the client. */
function withoutHandle({ sealed }: Call, schema: JsonSchema): JsonSchema {
  if (sealed.length === 0) return schema;
  const { secretKey: _, ...properties } = schema.properties as Record<string, JsonSchema>;
  return { ...schema, properties, required: ((schema.required ?? []) as string[]).filter((name) => name !== 'secretKey') };
}

function docOf({ summary, scope, auth, sealed, idempotent, refusals: own, rate }: Call): string[] {
  const rights = auth === 'guest' ? 'Needs no key.' : `Needs the scope \`${scope}\`.`;
  const sealing = sealed.length > 0 ? ` Sealed by the client: ${sealed.map((name) => `\`${name}\``).join(', ')}.` : '';
  const once = idempotent ? ' A repeated idempotency key gives the first answer again.' : '';
  const trader = auth === 'trader' ? ' For accounts that have opened P2P trading.' : '';
  const no = own.length > 0 ? [`Refusals: ${own.map((id) => `\`${id}\``).join(', ')}.`] : [];
  return [`${summary}.`, `${rights}${trader}${sealing}${once} At most ${rate.points} requests in ${rate.perSeconds} s.`, ...no];
}

function rowOf({ path, ok, changes, idempotent, sealed, bound, sends }: Call): string {
  const effect = idempotent ? 'act-once' : changes === 'write' ? 'act' : 'none';
  const parts = [`path: ${quoted(path)}`, `ok: ${typeof ok === 'string' ? quoted(ok) : ok}`, `effect: ${quoted(effect)}`];
  if (sealed.length > 0) parts.push(`sealed: [${sealed.map(quoted).join(', ')}]`);
  if (bound.length > 0) parts.push(`bound: [${bound.map(quoted).join(', ')}]`);
  const sent = Object.entries(sends);
  if (sent.length > 0) parts.push(`sends: { ${sent.map(([name, value]) => `${quoted(name)}: ${quoted(value)}`).join(', ')} }`);
  return `{ ${parts.join(', ')} }`;
}

function channelsFile(channels: readonly Channel[], modules: readonly ContractModule[], types: Types): string {
  const lines = channels.map((channel) => {
    const module = modules.find((one) => one.channels.includes(channel)) as ContractModule;
    const [snapshot, update] = [types.inline(channel.snapshot, module, 'output'), types.inline(channel.update, module, 'output')];
    return `/** ${channel.summary}. */\n${quoted(channel.name)}: { snapshot: ${snapshot}; update: ${update} };`;
  });
  const namesOf = (isKeyed: boolean) => channels.filter(({ keyed }) => keyed === isKeyed).map(({ name }) => quoted(name));
  const body = `/** What each channel of the live socket says. */\nexport interface Channels {\n${indented(lines.join('\n'))}\n}\n\n/** Channels without a key. */\nexport type OpenChannel = ${namesOf(false).join(' | ')};\n\n/** Channels of one account, or of one market. */\nexport type KeyedChannel = ${namesOf(true).join(' | ')};\n`;
  const used = types.usedIn(body);
  return `${heading}${used.length > 0 ? `import type { ${used.join(', ')} } from './types.gen.ts';\n` : ''}\n${body}`;
}

function refusalsFile(calls: readonly Call[], types: Types): string {
  const ids = [...new Set([...everywhere, ...calls.flatMap((call) => call.refusals)])].toSorted();
  const details = ids.flatMap((id) => {
    const schema = (refusalDetails as Partial<Record<RefusalId, z.ZodMiniType>>)[id];
    return schema ? [`${quoted(id)}: ${types.inline(schema, undefined, 'output')};`] : [];
  });
  const rows = ids.map((id) => `${quoted(refusals[id].code)}: ${quoted(id)},`).toSorted();
  return `${heading}
/** What a refusal tells besides its name, where it tells anything. */
interface Details {
${indented(details.join('\n'))}
}

export type RefusalDetails<Id extends RefusalId> = Id extends keyof Details ? Details[Id] : null;

/** Every refusal that a call of this client can meet. */
export type RefusalId =
${ids.map((id) => `  | ${quoted(id)}`).join('\n')};

/** Names of refusals by their codes. */
export const refusalIds: Readonly<Record<string, RefusalId>> = {
${indented(rows.join('\n'))}
};
`;
}

function nameOf({ area, name }: Call): string {
  return `${area}-${name}`;
}

function quoted(text: string): string {
  return `'${text}'`;
}

function pascalCase(text: string): string {
  return text.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
