import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { escaped, type Page, sendPage } from './page.ts';
import { problem } from './problem.ts';

const ownFile = (name: string) => readFileSync(new URL(`browser/${name}`, import.meta.url), 'utf8');

interface Query {
  parent?: string;
  publishableKey?: string;
  locale?: string;
}

/** The fields of a card, in a frame of the acquirer's own origin, so that the page around it never sees a number. */
export function addFieldsPage(server: FastifyInstance): void {
  const loader = ownFile('fields.js');
  const frame = { script: ownFile('fields-frame.js'), style: ownFile('fields-frame.css') };
  server.get('/fields.js', async (_request, reply) =>
    reply
      .headers({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        // Pages of any origin load it, also those that check what they load.
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(loader),
  );
  server.get<{ Querystring: Query }>('/fields', async ({ query }, reply) => sendPage(reply, fieldsPage(query, frame)));
}

function fieldsPage({ parent = '', publishableKey = '', locale = 'en' }: Query, frame: Pick<Page, 'script' | 'style'>): Page {
  if (!isOrigin(parent)) throw problem(400, 'invalid_request', 'Wrong or missing: parent.');
  return {
    ...frame,
    title: 'Card',
    language: locale,
    body: `<form id="card" novalidate data-parent="${escaped(parent)}" data-key="${escaped(publishableKey)}">
${field('number', 'Card number', 'autocomplete="cc-number" inputmode="numeric" maxlength="23" dir="ltr"')}
${field('expiry', 'Expiry (MM/YY)', 'autocomplete="cc-exp" inputmode="numeric" maxlength="9" placeholder="MM / YY" dir="ltr"')}
${field('cvc', 'Security code', 'autocomplete="cc-csc" inputmode="numeric" maxlength="4" dir="ltr"')}
${field('holder', 'Name on the card', 'autocomplete="cc-name" maxlength="100" spellcheck="false"')}
<p id="form-error" class="error" role="alert" hidden></p>
<button type="submit" hidden></button></form>`,
    // A frame around the frame that embeds it is an ancestor as well, and its origin is not known here.
    policy: ["connect-src 'self'", "form-action 'none'", 'frame-ancestors *'],
  };
}

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

function field(name: string, label: string, attributes: string): string {
  return `<div class="field" id="${name}-field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" ${attributes} required aria-describedby="${name}-error">
<p id="${name}-error" class="error" hidden></p></div>`;
}
