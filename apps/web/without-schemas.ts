import { type Plugin, parseAst } from 'vite';
import * as zod from 'zod/mini';

const stand = '\0without-schemas';
const contractFile = /\/packages\/contract\/src\/.*\.ts$/;

/**
 * Browsers need the addresses and the types of the contract, not its schemas: the server checks what it gets and what it
 * gives. In the client build a schema is therefore nothing, and whoever tries to read with one hears so at once.
 */
export function withoutSchemas(): Plugin {
  return {
    name: 'without-schemas',
    enforce: 'pre',
    resolveId: (source, _importer, { ssr }) => (source === 'zod/mini' && !ssr ? stand : null),
    load: (id) => (id === stand ? code : null),
    transform: (source, id, { ssr } = { moduleType: 'ts' }) =>
      !ssr && contractFile.test(id) ? { code: withoutDescriptions(source), map: { mappings: '' } } : null,
  };
}

const names = Object.keys(zod).map((name) => (/parse|decode|encode/i.test(name) ? `refuse as ${name}` : `nothing as ${name}`));

const code = `
  const refuse = () => { throw new Error('there are no schemas in the browser'); };
  const nothing = new Proxy(() => undefined, {
    get: (_, key) => (/parse|decode|encode/i.test(String(key)) ? refuse : nothing),
    apply: () => nothing,
  });
  export { ${names.join(', ')} };
`;

interface Node {
  type: string;
  start: number;
  end: number;
  [name: string]: unknown;
}

interface Cut {
  start: number;
  end: number;
  text: string;
}

/**
 * Takes out of a contract file what only a schema is made of, and says of everything else that is called there that it may be
 * left out when nobody uses it. Without this the pages would carry the shape of every answer, as calls of nothing.
 */
export function withoutDescriptions(source: string): string {
  const { body } = parseAst(source, { lang: 'ts' }) as unknown as { body: Node[] };
  const values = body.map((node) => (node.type === 'ExportNamedDeclaration' ? (node.declaration as Node | null) : node));
  const declared = values.flatMap((node) => (node?.type === 'VariableDeclaration' ? (node.declarations as Node[]) : []));
  const cuts = declared.flatMap(({ init }) => (init ? cutsOf(init as Node) : []));
  return cuts.toSorted((one, other) => other.start - one.start).reduce(cut, source);
}

function cut(source: string, { start, end, text }: Cut): string {
  return source.slice(0, start) + text + source.slice(end);
}

function cutsOf(value: Node): Cut[] {
  if (isSchema(value)) return [{ start: value.start, end: value.end, text: 'z.any' }];
  const isCall = value.type === 'CallExpression';
  const pure = isCall ? [{ start: value.start, end: value.start, text: '/* @__PURE__ */ ' }] : [];
  if (isCall && (value.callee as Node).name === 'defineCall') return [...pure, ...descriptionsIn((value.arguments as Node[])[0] as Node)];
  return isFunction(value) ? [] : [...pure, ...childrenOf(value).flatMap(cutsOf)];
}

/** Whatever begins with `z.` */
function isSchema({ type, callee, object, name }: Node): boolean {
  if (type === 'CallExpression') return isSchema(callee as Node);
  return type === 'MemberExpression' ? isSchema(object as Node) || (object as Node).name === 'z' : name === 'z';
}

const onlyForServers: ReadonlySet<unknown> = new Set(['area', 'name', 'summary', 'role', 'requires', 'input', 'output', 'rate', 'ssr']);

function descriptionsIn(call: Node): Cut[] {
  const parts = call.properties as Node[];
  return parts.flatMap((part, index) =>
    onlyForServers.has((part.key as Node).name) ? [{ start: part.start, end: parts[index + 1]?.start ?? part.end, text: '' }] : [],
  );
}

/** What a function does is done when it is called. */
function isFunction({ type }: Node): boolean {
  return type === 'ArrowFunctionExpression' || type === 'FunctionExpression';
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((child): child is Node => typeof child === 'object' && child !== null && 'type' in child && 'start' in child);
}
