import { createHash } from 'node:crypto';

/** Beside every page: where it is, and what else there is. */
export interface Frame {
  title: string;
  /** The page's own address, to mark it in the menu. */
  path: string;
  body: string;
}

export interface MenuGroup {
  title: string;
  links: ReadonlyArray<{ href: string; text: string }>;
}

const style = `
:root{color-scheme:light dark;--text:#10151f;--soft:#4a5565;--line:#e4e7ec;--back:#fff;--code:#f6f7f9;--link:#1f4fff}
@media (prefers-color-scheme:dark){:root{--text:#e6e9ef;--soft:#a9b3c1;--line:#2b3340;--back:#0d1117;--code:#161c26;--link:#8fb0ff}}
*{box-sizing:border-box}html{scroll-padding-top:16px}
body{margin:0;font:16px/1.6 system-ui,sans-serif;color:var(--text);background:var(--back)}a{color:var(--link)}
:focus-visible{outline:2px solid var(--link);outline-offset:2px}
.skip{position:absolute;left:-9999px}.skip:focus{left:16px;top:8px;background:var(--back);padding:8px}
header{display:flex;flex-wrap:wrap;gap:12px 24px;align-items:center;padding:12px 16px;border-bottom:1px solid var(--line)}
header a.home{font-weight:600;color:var(--text);text-decoration:none}form{display:flex;gap:8px;flex:1 1 240px;max-width:420px}
input,button{font:inherit;min-height:44px;border:1px solid var(--soft);border-radius:8px;background:var(--back);color:var(--text);padding:0 12px}input{flex:1;min-width:0}
main{padding:16px;min-width:0;max-width:860px}nav{padding:16px;border-top:1px solid var(--line);font-size:15px}
nav h2{font-size:13px;text-transform:uppercase;letter-spacing:.04em;color:var(--soft);margin:16px 0 4px}nav ul{list-style:none;margin:0;padding:0}
nav a{display:block;padding:4px 0;text-decoration:none;color:var(--text);overflow-wrap:anywhere}nav a[aria-current]{color:var(--link);font-weight:600}
h1{font-size:28px;line-height:1.25;margin:8px 0}h2{font-size:21px;margin:32px 0 8px}h3{font-size:17px;margin:32px 0 4px;overflow-wrap:anywhere}
p{margin:8px 0}.soft{color:var(--soft)}.chip{display:inline-block;border:1px solid var(--line);border-radius:999px;padding:0 10px;font-size:13px;margin-inline-end:6px}
code{background:var(--code);border-radius:4px;padding:1px 5px;font:14px/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
pre{background:var(--code);border-radius:8px;padding:12px;overflow:auto;margin:8px 0}pre code{padding:0;overflow-wrap:normal;font-size:13px}
.table{overflow-x:auto}table{border-collapse:collapse;font-size:15px;min-width:100%}th,td{border-bottom:1px solid var(--line);padding:6px 10px 6px 0;text-align:start;vertical-align:top}
section{border-top:1px solid var(--line);padding-top:8px;margin-top:24px}summary{cursor:pointer;padding:6px 0;color:var(--link)}
@media (min-width:900px){.columns{display:grid;grid-template-columns:260px minmax(0,1fr)}nav{grid-column:1;grid-row:1;border-top:0;border-inline-end:1px solid var(--line);position:sticky;top:0;max-height:100vh;overflow-y:auto}main{grid-column:2;padding:16px 32px}.to-menu{display:none}}`;

/** There is no script, and nothing of anybody else; what is searched for goes to ourselves. */
export const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

export function framed({ title, path, body }: Frame, menu: readonly MenuGroup[], asked = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)} · Peerbourse for developers</title><style>${style}</style></head>
<body><a class="skip" href="#main">Skip to the text</a><header><a class="home" href="/developers/">Peerbourse for developers</a>
<form role="search" action="/developers/search"><input name="q" type="search" value="${escape(asked)}" maxlength="80" aria-label="Search guides and calls"><button>Search</button></form><a class="to-menu" href="#contents">Contents</a></header>
<div class="columns"><main id="main" tabindex="-1">${body}</main><nav id="contents" aria-label="Contents" tabindex="-1">${menu.map((group) => menuGroup(group, path)).join('')}</nav></div></body></html>`;
}

function menuGroup({ title, links }: MenuGroup, path: string): string {
  const items = links.map(
    ({ href, text }) => `<li><a href="${href}"${href === path ? ' aria-current="page"' : ''}>${escape(text)}</a></li>`,
  );
  return `<h2>${escape(title)}</h2><ul>${items.join('')}</ul>`;
}

export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
