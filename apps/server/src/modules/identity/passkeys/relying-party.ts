import type { Config } from '#platform/config.ts';

/** Passkeys belong to a host; the first origin of the configuration is the site's own. */
export function relyingParty({ origins }: Config): { rpId: string; origins: string[] } {
  const { hostname } = new URL(origins[0] ?? 'http://localhost');
  return { rpId: hostname, origins: origins.filter((origin) => new URL(origin).hostname === hostname) };
}
