import type { Call } from '@peerbourse/contract/call';
import { identifier } from '@peerbourse/contract/open-calls';

/** The call by the client, which seals and signs by itself and puts the handle of the sealing key in. */
export function clientExample({ area, name }: Call, input: unknown): string {
  const { secretKey: _, ...rest } = input as Record<string, unknown>;
  return `await client.${identifier(area)}.${identifier(name)}(${Object.keys(rest).length === 0 ? '' : literal(rest)});`;
}

/** The call by curl; nothing where a field has to be sealed first, which no shell can do. */
export function shellExample({ path, auth, sealed, idempotent }: Call, input: unknown): string | undefined {
  if (sealed.length > 0) return undefined;
  const body = JSON.stringify(input).replaceAll("'", String.raw`'\''`);
  const asked = `curl -s "$PB_URL$path" -H 'content-type: application/json' -d "$body"`;
  const request = `path=${path}\nbody='${body}'\n`;
  if (auth === 'guest') return request + asked;
  return `${request}./sign.sh "$path" "$body"${idempotent ? ' "$(uuidgen)"' : ''} |\n  ${asked} -H @-`;
}

function literal(value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll(/"([A-Za-z_]\w*)":/g, '$1:');
}
