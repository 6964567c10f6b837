import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';

export interface Page {
  title: string;
  language?: string;
  /** Markup in which everything that is not ours has been escaped. */
  body: string;
  style: string;
  script?: string;
  /** What the page may do beside showing itself. */
  policy: readonly string[];
}

const reset = `
  *, *::before, *::after { box-sizing: border-box; }
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  input, button, select { font: inherit; }
  :focus-visible { outline: 2px solid #2f6fed; outline-offset: 2px; }`;

/** Its own style and script run by their nonce; nothing else runs and nothing is loaded. */
export function sendPage(reply: FastifyReply, { title, language = 'en', body, style, script, policy }: Page): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const own = [`style-src 'nonce-${nonce}'`, ...(script === undefined ? [] : [`script-src 'nonce-${nonce}'`])];
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': ["default-src 'none'", "base-uri 'none'", ...own, ...policy].join('; '),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .send(`<!doctype html>
<html lang="${escaped(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title><style nonce="${nonce}">${reset}${style}</style></head>
<body>${body}${script === undefined ? '' : `<script nonce="${nonce}">${script}</script>`}</body></html>`);
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** An amount of the smallest unit as people write it. */
export function amountText(amount: bigint, currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'code' });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 0;
  return format.format(`${amount}E-${digits}` as Intl.StringNumericLiteral);
}
