import type { Call } from '@peerbourse/contract/call';
import { identifier, openCalls } from '@peerbourse/contract/open-calls';
import { openApi } from '@peerbourse/contract/openapi';
import { type JsonSchema, resolved } from '@peerbourse/contract/openapi-schemas';
import { clientExample, shellExample } from './examples.ts';
import { escape } from './frame.ts';

type Description = ReturnType<typeof openApi>;

export interface ReferenceCall {
  call: Call;
  /** Where it is described. */
  href: string;
  /** Under which name the client has it. */
  name: string;
}

export interface ReferencePage {
  path: string;
  title: string;
  body: string;
}

/** Calls that are open to keys, a page for each area. */
export function referencePages(calls: readonly Call[]): { pages: ReferencePage[]; all: ReferenceCall[] } {
  const open = openCalls(calls);
  const description = openApi(open, '', '1');
  const areas = [...new Set(open.map(({ area }) => area))].toSorted();
  const all = areas.flatMap((area) => open.filter((call) => call.area === area).map(placed));
  const pages = areas.map((area) => {
    const sections = all.filter(({ call }) => call.area === area).map((one) => sectionOf(one, description));
    return { path: `/developers/reference/${area}`, title: area, body: `<h1>${escape(area)}</h1>${sections.join('')}` };
  });
  return { pages: [contents(all), ...pages], all };
}

function placed(call: Call): ReferenceCall {
  const { area, name } = call;
  return { call, href: `/developers/reference/${area}#${name}`, name: `${identifier(area)}.${identifier(name)}` };
}

function contents(all: readonly ReferenceCall[]): ReferencePage {
  const rows = all.map(
    ({ call, href, name }) =>
      `<tr><td><a href="${href}">${escape(name)}</a></td><td>${rightOf(call)}</td><td>${escape(call.summary)}</td></tr>`,
  );
  const body = `<h1>Reference</h1><p>Every call that an API key may make, or anybody: ${all.length} of them. Machines read the same, and the calls of the site besides, as <a href="/v1/openapi.json">OpenAPI 3.1</a>, and the live socket as <a href="/v1/asyncapi.json">AsyncAPI 3</a>.</p><div class="table" tabindex="0"><table><thead><tr><th>Call</th><th>Scope</th><th>What it does</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
  return { path: '/developers/reference/', title: 'All calls', body };
}

function rightOf({ auth, scope }: Call): string {
  return auth === 'guest' ? 'public' : scope;
}

function sectionOf({ call, name }: ReferenceCall, description: Description): string {
  const operation = description.paths[call.path]?.post;
  if (!operation) return '';
  const { example, schema } = operation.requestBody.content['application/json'];
  const answer = operation.responses[200].content['application/json'];
  const shell = shellExample(call, example);
  const data = answer.schema.properties.data.anyOf[0];
  return `<section><h2 id="${escape(call.name)}">${escape(name)}</h2><p><code>POST ${escape(call.path)}</code></p><p>${escape(call.summary)}.</p><p>${chipsOf(call)}</p>${sealedNote(call)}
<h3>TypeScript</h3>${code(clientExample(call, example))}<h3>curl</h3>${shell === undefined ? '<p>A shell cannot seal a field: use the client, or seal as <a href="/developers/sealed-fields">the guide</a> says.</p>' : code(shell)}
<h3>Answer</h3>${code(JSON.stringify(answer.example, null, 2))}
${schemaDetails('Schema of the request', schema, description)}${schemaDetails('Schema of the data', data, description)}${refusalsOf(operation)}</section>`;
}

function chipsOf(call: Call): string {
  const { auth, changes, idempotent, rate } = call;
  const words = [
    auth === 'guest' ? 'public' : `scope ${call.scope}`,
    auth === 'trader' ? 'needs P2P trading' : '',
    changes === 'write' ? 'changes something' : 'changes nothing',
    idempotent ? 'needs an idempotency key' : '',
    `${rate.points} in ${rate.perSeconds} s`,
  ];
  return words
    .filter(Boolean)
    .map((word) => `<span class="chip">${escape(word)}</span>`)
    .join('');
}

function sealedNote({ sealed, bound }: Call): string {
  if (sealed.length === 0) return '';
  const names = (fields: readonly string[]) => fields.map((field) => `<code>${escape(field)}</code>`).join(', ');
  const tied = bound.length > 0 ? ` It is tied to ${names(bound)}.` : '';
  return `<p>${names(sealed)} travels <a href="/developers/sealed-fields">sealed</a>.${tied} The client seals by itself.</p>`;
}

function schemaDetails(title: string, schema: JsonSchema, { components }: Description): string {
  return `<details><summary>${title}</summary>${code(JSON.stringify(resolved(schema, components.schemas), null, 2))}</details>`;
}

function refusalsOf(operation: Description['paths'][string]['post']): string {
  const items = operation['x-refusals'].map(({ id, code: number }) => `<code>${escape(number)}</code> ${escape(id)}`).join(', ');
  return `<details><summary>Refusals</summary><p>${items}</p></details>`;
}

function code(text: string): string {
  return `<pre tabindex="0"><code>${escape(text)}</code></pre>`;
}
