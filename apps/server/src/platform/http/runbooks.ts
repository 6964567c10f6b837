import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Marked } from 'marked';

const root = join(import.meta.dirname, '../../../../../docs/runbooks');

const style = `
body{margin:0;font:16px/1.6 system-ui,sans-serif;color:#10151f;background:#fff}main{max-width:760px;margin:0 auto;padding:24px 16px}
h1{font-size:26px;line-height:1.3;overflow-wrap:anywhere}a{color:#1f4fff}code{background:#f6f7f9;border-radius:4px;padding:1px 5px;font-size:14px;overflow-wrap:anywhere}
pre{background:#f6f7f9;border-radius:6px;padding:12px;overflow:auto}pre code{padding:0;overflow-wrap:normal}
table{border-collapse:collapse;font-size:14px}th,td{border:1px solid #e4e7ec;padding:6px 10px;text-align:start;vertical-align:top}`;

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/**
 * The pages that alerts link to, under the console's own origin. They are asked for at the worst of times, so they need neither a session nor
 * the database, and are made before the role answers.
 */
export function addRunbooks(server: FastifyInstance): void {
  const names = readdirSync(root).filter((name) => name.endsWith('.md'));
  const pages = new Map(names.map((name) => [name, pageOf(readFileSync(join(root, name), 'utf8'))]));
  const index = pageOf(`${readFileSync(join(root, 'README.md'), 'utf8')}\n${listOf(names)}`);
  server.get<{ Params: { name: string } }>('/runbooks/:name', async ({ params }, reply) => {
    const page = pages.get(params.name);
    return page === undefined ? reply.callNotFound() : send(reply, page);
  });
  server.get('/runbooks/', async (_request, reply) => send(reply, index));
}

function send(reply: FastifyReply, page: string) {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('content-security-policy', policy)
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .send(page);
}

function listOf(names: readonly string[]): string {
  return names
    .filter((name) => name !== 'README.md')
    .map((name) => `- [${name.replace('.md', '')}](${name})`)
    .join('\n');
}

const markdown = new Marked({
  gfm: true,
  renderer: {
    // Other parts of the documentation are not served here; what they are called is said.
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens);
      return /^[\w-]+\.md$/.test(href) ? `<a href="${href}">${text}</a>` : text;
    },
    html: () => '',
  },
});

function pageOf(source: string): string {
  const title = /^# (.*)$/m.exec(source)?.[1] ?? 'Runbook';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head>
<body><main>${markdown.parse(source, { async: false })}<p><a href="./">All runbooks</a></p></main></body></html>`;
}
