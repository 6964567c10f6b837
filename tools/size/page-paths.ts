/** By a computed address: the web application is a project of its own and is only borrowed here. */
const table = new URL('../../apps/web/src/routes.ts', import.meta.url).href;

interface Entry {
  path?: string | undefined;
  children?: Entry[] | undefined;
}

/** What stands for the changing parts of an address. */
const examples: Record<string, string> = {
  ':coin': 'btc',
  ':slug': 'what-escrow-does',
  ':pair?': 'USDT-EUR',
  'hall?': 'hall',
  ':encryptUserId': 'somebody',
  ':code': 'some-code',
  ':adNo': '1',
  ':orderNo': '1',
  '*': 'any-page',
};

/** One address of every page in the table of routes. */
export async function pagePaths(): Promise<string[]> {
  const { default: routes } = (await import(table)) as { default: Entry[] };
  return [...new Set(pathsOf(routes, '').map((path) => filledPath(path)))];
}

/** An address of a route. */
export function filledPath(path: string): string {
  return path
    .split('/')
    .map((part) => examples[part] ?? part)
    .join('/');
}

function pathsOf(entries: readonly Entry[], base: string): string[] {
  return entries.flatMap(({ path, children }) => {
    const here = path === undefined ? base : `${base}/${path}`;
    return children ? pathsOf(children, here) : [here || '/'];
  });
}
