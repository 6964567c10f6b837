import type { CallInput } from '@peerbourse/contract/call';
import type { createKey } from '@peerbourse/contract/identity/api-keys/create-key';
import { mostDaysAnywhere } from '@peerbourse/contract/identity/api-keys/key.shape';
import type { UserId } from '@peerbourse/contract/ids';
import type { Factors } from '#parts/factors/asked-methods.ts';

/** Who makes what signs: this browser, the person with tools of their own, or the server. */
export type KeyWay = 'browser' | 'own' | 'hmac';

/** What the form holds until it is sent. */
export interface KeyDraft {
  name: string;
  userId: UserId | undefined;
  way: KeyWay;
  publicKey: string;
  scopes: CallInput<typeof createKey>['scopes'];
  addresses: string;
  /** Days, or nothing for no end. */
  life: string;
}

export const emptyDraft: KeyDraft = {
  name: '',
  userId: undefined,
  way: 'browser',
  publicKey: '',
  scopes: ['read'],
  addresses: '',
  life: '90',
};

/** One address or network in a line; commas and spaces part them too. */
export function addressesIn(text: string): string[] {
  return text.split(/[\s,;]+/).filter(Boolean);
}

/** Without addresses a key ends within 90 days, so no longer life is offered then. */
export function livesFor(addresses: string): string[] {
  const days = [7, 30, mostDaysAnywhere];
  return addressesIn(addresses).length > 0 ? [...days.map(String), '365', ''] : days.map(String);
}

/** What is sent. */
export function askedKey(draft: KeyDraft, publicKey: string, factors: Factors): CallInput<typeof createKey> {
  const lives = livesFor(draft.addresses);
  const life = lives.includes(draft.life) ? draft.life : String(mostDaysAnywhere);
  const common = {
    ...(draft.userId === undefined ? {} : { userId: draft.userId }),
    name: draft.name.trim(),
    scopes: draft.scopes,
    addresses: addressesIn(draft.addresses),
    lifeDays: life === '' ? null : Number(life),
    factors,
  };
  return draft.way === 'hmac' ? { kind: 'hmac', ...common } : { kind: 'ed25519', publicKey, ...common };
}
