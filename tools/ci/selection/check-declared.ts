import { contractCalls } from '../../spec/contract-calls.ts';
import { type PlaywrightReport, specsOf, touchedNote } from '../browser-tests.ts';
import { type Scope, scopeOf } from './declared-areas.ts';
import { areasOfPage } from './page-areas.ts';

export interface Undeclared {
  test: string;
  file: string;
  area: string;
  by: string;
}

/**
 * Calls that the frame of every page makes, on the site and in the console, and those of the home page, where a login leads. They
 * reach nearly every test, and the journeys of `core`, which always run, see when one of them breaks; so nobody has to declare them.
 */
const frameCalls: ReadonlySet<string> = new Set([
  'accounts/my-account',
  'assets/total-assets',
  'content/banner-list',
  'content/community-qr-codes',
  'content/document-list',
  'content/matching-campaign',
  'content/menu-list',
  'content/page-titles',
  'content/placed-banner-list',
  'languages/language-list',
  'languages/suggested-language',
  'live/issue-ticket',
  'market-data/home-market-table',
  'market-data/home-ticker',
  'operations/overview',
  'p2p-config/coins-and-fiats',
  'rates/currency-list',
  'rates/currency-list-with-icons',
  'rates/usdt-rate',
  'reference/coin-alias-list',
  'reference/country-list',
  'reference/coin-chain-list',
  'reference/dial-code-list',
  'restrictions/country-restriction',
  'security/issue-encryption-key',
  'settings/setting-list',
  'site/feature-switches',
  'site/maintenance-status',
  'site/site-settings',
  'staff/my-staff-account',
  'sub-accounts/sub-account-list',
]);

/** Whatever a recorded test touched beyond the areas that it declares. */
export async function undeclaredAreas(
  report: Pick<PlaywrightReport, 'suites'>,
  areas: ReadonlySet<string>,
  scope: (file: string) => Scope | undefined = (file) => scopeOf(file, areas),
): Promise<Undeclared[]> {
  const calls = new Map((await contractCalls()).map((call) => [call.path, call]));
  const found = new Map<string, Undeclared>();
  for (const { spec, file } of specsOf(report)) {
    const declared = scope(file);
    if (declared === undefined) found.set(file, { test: spec.title, file, area: 'none declared', by: file });
    if (!Array.isArray(declared)) continue;
    for (const note of spec.tests.flatMap(({ annotations }) => annotations).filter(({ type }) => type === touchedNote)) {
      for (const touched of JSON.parse(note.description ?? '[]') as string[]) {
        for (const area of areasTouched(touched, calls).filter((name) => !declared.includes(name))) {
          found.set(`${file} ${area}`, { test: spec.title, file, area, by: touched });
        }
      }
    }
  }
  return [...found.values()];
}

function areasTouched(touched: string, calls: ReadonlyMap<string, { area: string; name: string }>): string[] {
  const [kind = '', path = ''] = touched.split(' ', 2);
  // The home page is where a login and the console's address lead.
  if (kind === 'page') return isHome(path) ? [] : areasOfPage(path);
  const call = calls.get(path);
  return call === undefined || frameCalls.has(`${call.area}/${call.name}`) ? [] : [call.area];
}

function isHome(path: string): boolean {
  return /^\/(?:[a-z]{2,4}(?:-[A-Z]{2})?)?$/.test(path);
}
