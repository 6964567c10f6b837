import type { StoredMessage } from './stored-message.ts';

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-inline-size: 52rem; margin: 2rem auto; padding-inline: 1rem; }
  form { display: inline-flex; gap: .5rem; margin-inline-end: 2rem; }
  input, button { font: inherit; padding: .25rem .5rem; }
  article { border-block-start: 1px solid #8886; padding-block: 1rem; }
  header { display: flex; flex-wrap: wrap; gap: 1rem; color: #888; }
  .code { font: 700 2.5rem/1.2 ui-monospace, monospace; letter-spacing: .15em; margin: .25rem 0; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 0; }`;

/** Newest first; the page asks for itself again every three seconds, with its filter. */
export function messagePage(messages: readonly StoredMessage[], to: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="refresh" content="3"><title>Sent messages</title><style>${style}</style></head>
<body><h1>Sent messages</h1>
<p>Everything that the exchange sends by mail, SMS or Telegram ends here.</p>
<form method="get" action="/"><input name="to" value="${escaped(to)}" placeholder="Recipient" aria-label="Recipient"><button>Show</button></form>
<form method="post" action="/telegram/say"><input name="username" placeholder="Telegram name" aria-label="Telegram name" required><input type="hidden" name="text" value="/start"><button>Start the bot</button></form>
${messages.length === 0 ? '<p>Nothing yet.</p>' : messages.map(messageView).join('\n')}
</body></html>`;
}

function messageView({ way, to, at, subject, code, text }: StoredMessage): string {
  return `<article><header><span>${way}</span><span>${escaped(to)}</span><time>${at.slice(0, 19).replace('T', ' ')} UTC</time></header>
${subject ? `<h2>${escaped(subject)}</h2>` : ''}${code ? `<p class="code">${escaped(code)}</p>` : ''}<pre>${escaped(text)}</pre></article>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
