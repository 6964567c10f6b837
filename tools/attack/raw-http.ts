import { connect } from 'node:net';

const silentMs = 250;

/** Writes bytes as they are, and gives what came back until it was whole, or the other side hung up or said nothing more. */
export function sendRaw(address: string, bytes: string | Buffer, isWhole: (text: string) => boolean = () => false): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    const chunks: Buffer[] = [];
    const end = () => {
      socket.destroy();
      resolve(Buffer.concat(chunks).toString('latin1'));
    };
    // Before the first byte the server may be busy with others.
    socket.setTimeout(10_000, end);
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      if (isWhole(Buffer.concat(chunks).toString('latin1'))) end();
      else socket.setTimeout(silentMs, end);
    });
    socket.on('error', end);
    socket.on('close', end);
    socket.write(bytes);
  });
}

export interface RawAnswer {
  status: number;
  headers: ReadonlyMap<string, string>;
  text: string;
}

/** A request whose path, method and headers no client library has tidied up. */
export async function askRaw(
  address: string,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body = '',
): Promise<RawAnswer> {
  const { host } = new URL(address);
  const all = { host, connection: 'close', ...(body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) }), ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const request = Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  return readAnswer(await sendRaw(address, request, isWholeAnswer));
}

/** By what its head says about its length. */
function isWholeAnswer(text: string): boolean {
  const { headers, text: body } = readAnswer(text);
  if (headers.get('transfer-encoding') === 'chunked') return body.endsWith('0\r\n\r\n');
  const length = headers.get('content-length');
  return length !== undefined && text.includes('\r\n\r\n') && body.length >= Number(length);
}

export function readAnswer(text: string): RawAnswer {
  const split = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, split < 0 ? text.length : split).split('\r\n');
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()] as const),
  );
  return { status: Number(first.split(' ')[1] ?? 0), headers, text: split < 0 ? '' : text.slice(split + 4) };
}

/** How many answers one connection has given. */
export function answersIn(text: string): number {
  return text.match(/^HTTP\/1\.[01] \d{3}/gm)?.length ?? 0;
}
