import { createHash } from 'node:crypto';
import { openApi } from '@peerbourse/contract/openapi';
import { type JsonSchema, resolved } from '@peerbourse/contract/openapi-schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RouterContext } from '../http-role.ts';
import type { Counted } from './rate-gate.ts';
import type { Route } from './serve.ts';

type Description = ReturnType<typeof openApi>;
type Operation = Description['paths'][string]['post'];

const style = `
body{margin:0;font:14px/1.5 system-ui,sans-serif;color:#10151f;background:#fff}main{max-width:960px;margin:0 auto;padding:32px 24px}
h1{font-size:28px;margin:0 0 8px}h2{font-size:20px;margin:40px 0 8px;border-bottom:1px solid #e4e7ec;padding-bottom:6px}
section{border:1px solid #e4e7ec;border-radius:10px;padding:16px 20px;margin:12px 0}h3{margin:0;font:600 14px/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
p{color:#4a5565;margin:4px 0}pre{background:#f6f7f9;border-radius:6px;padding:12px;overflow:auto;font-size:12px}summary{cursor:pointer;color:#1f4fff;margin-top:8px}
code{background:#f6f7f9;border-radius:4px;padding:1px 5px}nav a{margin-inline-end:12px;color:#1f4fff}`;

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const cached = 'public, max-age=300';
const counted: Counted = { area: 'platform', name: 'reference', path: '/v1/reference', rate: { points: 20, perSeconds: 60 } };

/** The description of the API, for machines and for people; the page is plain HTML and asks nobody for anything. */
export function addReference(server: FastifyInstance, routes: readonly Route[], countVisit: RouterContext['countVisit']): void {
  const description = openApi(
    routes.map(([call]) => call),
    'Peerbourse API',
    '1',
  );
  const page = referencePage(description);
  const json = JSON.stringify(description);
  // Large, and the same for everybody until the next release: caches answer most of it.
  const onRequest = (request: FastifyRequest) => countVisit(request, counted);
  server.get('/v1/openapi.json', { onRequest }, async (_request, reply) =>
    reply.type('application/json').header('cache-control', cached).send(json),
  );
  server.get('/v1/reference', { onRequest }, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', cached)
      .header('content-security-policy', policy)
      .header('x-content-type-options', 'nosniff')
      .send(page),
  );
}

function referencePage(description: Description): string {
  const areas = description.tags.map(({ name }) => {
    const calls = Object.entries(description.paths).filter(([, { post }]) => post.tags.includes(name));
    return `<h2 id="${escape(name)}">${escape(name)}</h2>${calls.map(([path, { post }]) => callSection(path, post, description)).join('')}`;
  });
  const menu = description.tags.map(({ name }) => `<a href="#${escape(name)}">${escape(name)}</a>`).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(description.info.title)}</title><style>${style}</style></head>
<body><main><h1>${escape(description.info.title)}</h1><p>${escape(description.info.description)}</p><p><a href="/v1/openapi.json">OpenAPI 3.1</a></p><nav>${menu}</nav>${areas.join('')}</main></body></html>`;
}

function callSection(path: string, operation: Operation, { components }: Description): string {
  const shown = (title: string, value: unknown) =>
    `<details><summary>${title}</summary><pre tabindex="0">${escape(JSON.stringify(value, null, 2))}</pre></details>`;
  const refusals = operation['x-refusals'].map(({ id, code }) => `<code>${escape(code)}</code> ${escape(id)}`).join(', ');
  const request = operation.requestBody.content['application/json'];
  const answer = operation.responses[200].content['application/json'];
  const schemaOf = (data: JsonSchema) => resolved(data, components.schemas);
  return `<section id="${escape(operation.operationId)}"><h3>POST ${escape(path)}</h3><p>${escape(operation.description)}</p>
${shown('Request', request.example)}${shown('Answer', answer.example)}${shown('Schema of the request', schemaOf(request.schema))}${shown('Schema of the data', schemaOf(answer.schema.properties.data.anyOf[0]))}
<details><summary>Refusals</summary><p>${refusals}</p></details></section>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
