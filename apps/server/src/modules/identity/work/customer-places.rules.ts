type Place = { kind: string; label: string; address: string };

const readers = ['reader', 'decider', 'risk'];

const looks: ReadonlyArray<readonly [kind: string, pattern: RegExp]> = [
  ['a user id', /^[1-9]\d{9,18}$/],
  ['a mail address', /^[^\s@]*@[^\s@]*$/],
  ['a phone number', /^\+?\d[\d\s()-]{4,24}$/],
];

/** Where a customer of this id, mail address or phone number can be looked for. Whether there is one, nobody has asked yet. */
export function customerPlaces(text: string, roles: readonly string[]): Place[] {
  const look = looks.find(([, pattern]) => pattern.test(text));
  if (!look || !readers.some((role) => roles.includes(role))) return [];
  return [{ kind: 'customer', label: `Customer with ${look[0]} ${text}`, address: `#/customers?find=${encodeURIComponent(text)}` }];
}
