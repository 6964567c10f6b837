import { createServer, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { Writable } from 'node:stream';
import { defaultLocale, localeOf } from '../../packages/contract/src/locales.ts';
import { takePage } from './take-page.ts';

/**
 * The least that serving the home page can be: node:http alone, without routes, policy or calls. A process of its own.
 * `/rendered` renders the page's own React tree for every request, its data being at hand since the start; `/kept` sends
 * the compressed bytes that the web role answered once.
 */
const [port = '', webUrl = '', apiUrl = ''] = process.argv.slice(2);
const nonce = 'a-nonce-of-this-length';

const webFolder = new URL('../../apps/web/', import.meta.url).href;
const ofWeb = createRequire(`${webFolder}package.json`);
const react = ofWeb('react') as React;
const reactServer = ofWeb('react-dom/server') as ReactServer;
const { createRequestHandler } = ofWeb('react-router') as Router;

const kept = await takePage(webUrl, { 'accept-encoding': 'br' });
const tree = await takeTree();

createServer((request, response) => {
  if (request.url === '/rendered') return sendRendered(response);
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'content-length': kept.length })
    .end(kept);
}).listen(Number(port), '127.0.0.1');

function sendRendered(response: ServerResponse): void {
  const { pipe } = reactServer.renderToPipeableStream(tree(), {
    nonce,
    onAllReady: () => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      pipe(response);
    },
    onError: (error) => console.error(error),
  });
}

interface Build {
  entry: { module: { openVisit(options: Record<string, unknown>): unknown } };
}
interface Texts {
  version: string;
  texts(area: string, code: string): Record<string, string>;
}
interface Context {
  serverHandoffStream: ReadableStream<Uint8Array>;
  renderMeta: object;
}
interface Node {
  props: { context?: Context; children?: Node };
}
interface React {
  cloneElement(node: Node, props: { context?: Context }, child?: Node): Node;
}
interface RenderOptions {
  nonce: string;
  onAllReady(): void;
  onError(error: unknown): void;
}
interface ReactServer {
  renderToPipeableStream(node: Node, options: RenderOptions): { pipe(to: Writable): void };
}
interface Router {
  createRequestHandler(build: Build, mode: string): (request: Request, context: unknown) => Promise<Response>;
}

/** Lets the built page load its data and render once, and keeps what it hands to React. */
async function takeTree(): Promise<() => Node> {
  const { renderToPipeableStream } = reactServer;
  let taken: Node | undefined;
  let handoff: Promise<Uint8Array[]> | undefined;
  reactServer.renderToPipeableStream = (element, options) => {
    taken = element;
    const context = contextOf(taken);
    const [mine, theirs] = context.serverHandoffStream.tee();
    context.serverHandoffStream = theirs;
    handoff = chunksOf(mine);
    return renderToPipeableStream(element, options);
  };
  await renderOnce();
  reactServer.renderToPipeableStream = renderToPipeableStream;
  if (!taken || !handoff) throw new Error('the page was not rendered');
  const chunks = await handoff;
  const template = taken;
  return () => withFreshContext(template, chunks);
}

async function renderOnce(): Promise<void> {
  // By computed addresses: the web application is a project of its own and is only borrowed here.
  const build = (await import(`${webFolder}dist/server/index.js`)) as Build;
  const { TextLibrary } = (await import(`${webFolder}server/texts.ts`)) as { TextLibrary: new () => Texts };
  const texts = new TextLibrary();
  const locale = localeOf(defaultLocale);
  const visit = build.entry.module.openVisit({
    locale,
    nonce,
    textsVersion: texts.version,
    texts: (area: string) => texts.texts(area, locale.code),
    liveUrls: [],
    apiUrl,
    serviceToken: process.env.PB_SERVICE_TOKEN ?? 'development-service-token',
  });
  const response = await createRequestHandler(build, 'production')(new Request('http://page/'), visit);
  await response.text();
}

async function chunksOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array[]> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return chunks;
}

function contextOf({ props }: Node): Context {
  if (props.context) return props.context;
  if (!props.children) throw new Error('the page has no router');
  return contextOf(props.children);
}

/** A rendering uses up the stream of its data and writes into its context; the next one gets new ones. */
function withFreshContext(node: Node, chunks: readonly Uint8Array[]): Node {
  const { context, children } = node.props;
  if (!context) return react.cloneElement(node, {}, withFreshContext(children as Node, chunks));
  const serverHandoffStream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  return react.cloneElement(node, { context: { ...context, renderMeta: {}, serverHandoffStream } });
}
