import { askRaw } from '../raw-http.ts';
import { type Attack, inParallel, Tally } from '../tally.ts';

const hosts = [
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/%5cevil.test',
  '/%2f%2fevil.test',
  '/%09/evil.test',
  '/.//evil.test',
  '//evil.test/..',
];
/** Prefixes that lead somewhere else, and those that do not. */
const prefixes = ['', '/en', '/fr-FR', '/nl', '/zh-CN', '/xx', '/de', '/buy-sell-crypto/cash-balance', '/p2p-trade/quick'];
const queries = [
  '',
  '?languageType=2',
  '?language=de',
  '?language=//evil.test',
  '?redirect=https://evil.test&languageType=0',
  '?from=//evil.test&returnTo=https://evil.test',
];
const lines = ['/%0d%0alocation:%20https://evil.test', '/de%0d%0aset-cookie:%20a=b', '/en%E5%98%8A%E5%98%8Dset-cookie:%20a=b'];

/** Wherever a redirect leads, it must stay with us; and nothing of an address may become a header. */
export const openRedirects: Attack = async (env, { short }) => {
  const tally = new Tally();
  const paths = [
    ...prefixes.flatMap((prefix) => hosts.map((host) => `${prefix}${host}`)),
    ...prefixes.flatMap((prefix) => queries.map((query) => `${prefix || '/'}${query}`)),
    ...lines.flatMap((line) => [line, `/en/help${line}`, `${line}?languageType=2`]),
  ].map((path) => (path.startsWith('/') ? path : `/${path}`));
  const chosen = paths.filter((_path, index) => !short || index % 5 === 0);
  const places = short ? [env.front] : [env.front, env.web];
  const asked = chosen.flatMap((path) => places.map((place) => [place, path] as const));
  await inParallel(asked, 3, async ([place, path]) => {
    const { status, headers } = await askRaw(place, 'GET', path, { 'x-forwarded-host': 'evil.test' });
    const location = headers.get('location');
    const isOurs =
      location === undefined || (/^\/(?![/\\])/.test(location) && new URL(location, env.front).origin === new URL(env.front).origin);
    tally.held(isOurs && !headers.has('set-cookie') && status < 500, `GET ${path}: ${status} ${location ?? ''}`);
  });
  return tally;
};
