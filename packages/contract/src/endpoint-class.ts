/** What a call is about, where that decides how a refusal is shown. */
export type EndpointClass = 'order' | 'ad' | 'deposit' | 'withdraw' | 'card' | 'payment-method';

const rows: ReadonlyArray<readonly [pattern: RegExp, name: EndpointClass]> = [
  [/^\/v1\/(?:p2p|mcp|spot)\/order\//, 'order'],
  [/^\/v1\/p2p\/(?:pub\/)?adv(?:Remark)?\//, 'ad'],
  [/^\/v1\/x\/(?:assets|wallet)\/[\w-]*deposit/, 'deposit'],
  [/^\/v1\/(?:x\/(?:assets|wallet)|p2p\/user)\/[\w-]*withdraw/, 'withdraw'],
  [/^\/v1\/fiat-mix\/(?:private|public)\/(?:checkout|ocbs|quote)\//, 'card'],
  [/^\/v1\/p2p\/user\/\w*[pP]aymethods?$/, 'payment-method'],
];

export function endpointClassOf(path: string): EndpointClass | undefined {
  return rows.find(([pattern]) => pattern.test(path))?.[1];
}

/** The list of the hall: traders refresh it so often that its limit is no news to them. */
export const adListPath = '/v1/p2p/pub/adv/queryAdvList';
