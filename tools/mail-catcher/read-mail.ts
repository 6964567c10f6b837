export interface Mail {
  headers: ReadonlyMap<string, string>;
  subject: string;
  text: string;
  html: string;
}

/** Reads a mail as our own server writes it: plain text and HTML side by side. Other mails show whatever of that they have. */
export function readMail(raw: Buffer): Mail {
  const [headers, body] = parted(raw.toString('latin1'));
  const parts = partsOf(headers, body);
  return {
    headers,
    subject: decodedWords(headers.get('subject') ?? ''),
    text: contentOf(parts, 'text/plain'),
    html: contentOf(parts, 'text/html'),
  };
}

interface Part {
  headers: ReadonlyMap<string, string>;
  body: string;
}

function parted(text: string): [ReadonlyMap<string, string>, string] {
  const end = /\r?\n\r?\n/.exec(text);
  const head = end ? text.slice(0, end.index) : text;
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const headers = lines.map(
    (line) => [line.slice(0, line.indexOf(':')).trim().toLowerCase(), line.slice(line.indexOf(':') + 1).trim()] as const,
  );
  return [new Map(headers), end ? text.slice(end.index + end[0].length) : ''];
}

function partsOf(headers: ReadonlyMap<string, string>, body: string): Part[] {
  const boundary = /boundary="?([^";]+)"?/i.exec(headers.get('content-type') ?? '')?.[1];
  if (!boundary) return [{ headers, body }];
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => part.replace(/^\r?\n/, '').replace(/\r?\n$/, ''))
    .flatMap((part) => partsOf(...parted(part)));
}

function contentOf(parts: readonly Part[], type: string): string {
  const part = parts.find(({ headers }) => (headers.get('content-type') ?? 'text/plain').toLowerCase().startsWith(type));
  if (!part) return '';
  const encoding = (part.headers.get('content-transfer-encoding') ?? '7bit').toLowerCase();
  const plain =
    encoding === 'base64'
      ? Buffer.from(part.body, 'base64')
      : encoding === 'quoted-printable'
        ? unquoted(part.body)
        : Buffer.from(part.body, 'latin1');
  return plain.toString('utf8').replaceAll('\r\n', '\n');
}

function unquoted(text: string): Buffer {
  const joined = text.replace(/[ \t]+(?=\r?\n)/g, '').replace(/=\r?\n/g, '');
  return Buffer.from(
    joined.replace(/=([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
}

/** Subjects in other scripts come as encoded words; the space between two of them is not part of the text. */
function decodedWords(text: string): string {
  return text
    .replace(/(\?=)\s+(=\?)/g, '$1$2')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, content: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(content, 'base64').toString('latin1')
        : unquoted(content.replaceAll('_', ' ')).toString('latin1'),
    )
    .replace(/[\x80-\xff]+/g, (bytes) => Buffer.from(bytes, 'latin1').toString('utf8'));
}
