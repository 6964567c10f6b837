import { randomFillSync } from 'node:crypto';

/** The bytes of a page and where its nonce stands in them: each answer gets its own without another rendering. */
export interface PageTemplate {
  bytes: Buffer;
  noncesAt: readonly number[];
}

const randomBytes = 16;
const padding = '==';
export const nonceLength = Math.ceil((randomBytes * 4) / 3) + padding.length;

const random = Buffer.alloc(256 * randomBytes);
let randomUsed = random.length;

/** Randomness is drawn for many nonces at once, because asking for it is slow; no byte of it serves twice. */
export function newNonce(): string {
  if (randomUsed === random.length) {
    randomFillSync(random);
    randomUsed = 0;
  }
  randomUsed += randomBytes;
  // All nonces end alike, padded as base64 is: what is compressed after one may depend on the two bytes before it.
  return random.toString('base64url', randomUsed - randomBytes, randomUsed) + padding;
}

/** Stands for the nonce while a page is rendered for keeping; never sent. */
export const nonceMark = newNonce();

export function templateOf(html: Buffer): PageTemplate {
  const noncesAt: number[] = [];
  for (let at = html.indexOf(nonceMark); at !== -1; at = html.indexOf(nonceMark, at + nonceLength)) noncesAt.push(at);
  return { bytes: html, noncesAt };
}

export function withNonce(template: PageTemplate, nonce: string): Buffer {
  return writeNonce(Buffer.from(template.bytes), template, nonce);
}

const maxSpare = 32;

/**
 * Copies of one page. Bytes that have gone out serve the next answer with another nonce: a new buffer of this size for
 * every answer would keep the garbage collector busier than the page itself.
 */
class PageCopies {
  private readonly template: PageTemplate;
  private readonly spare: Buffer[] = [];

  constructor(template: PageTemplate) {
    this.template = template;
  }

  take(nonce: string): Buffer {
    const copy = this.spare.pop();
    return copy ? writeNonce(copy, this.template, nonce) : withNonce(this.template, nonce);
  }

  /** Only for bytes that have left the process: whoever still sends them would send another's nonce. */
  giveBack(copy: Buffer): void {
    if (this.spare.length < maxSpare) this.spare.push(copy);
  }
}

const copies = new WeakMap<PageTemplate, PageCopies>();

export function copiesOf(template: PageTemplate): PageCopies {
  const known = copies.get(template);
  if (known) return known;
  const made = new PageCopies(template);
  copies.set(template, made);
  return made;
}

function writeNonce(bytes: Buffer, { noncesAt }: PageTemplate, nonce: string): Buffer {
  for (const at of noncesAt) bytes.write(nonce, at, 'latin1');
  return bytes;
}
