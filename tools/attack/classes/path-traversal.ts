import { documentText } from '@peerbourse/contract/core/content/document-text';
import { Browser } from '../../../apps/server/test/support/browser.ts';
import { askRaw } from '../raw-http.ts';
import { type Attack, inParallel, Tally } from '../tally.ts';

/** Ways to write one step up. */
const steps = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..\\',
  '..%5c',
  '%252e%252e%252f',
  '..%c0%af',
  '..%ef%bc%8f',
  '....//',
  '..;/',
  '..%00/',
  '.%2e/',
];
const prizes = ['etc/passwd', 'package.json', 'apps/server/package.json', '.npmrc', 'proc/self/environ'];
/** What stands in the prizes, and in nothing that anybody should be given. */
const marks = /root:.*:0:0:|"workspaces"|ignore-scripts|PB_DATABASE_URL|"private": true/;

/** Files beside those that are served, through every place that serves any; paths go over the wire as they stand here. */
export const pathTraversal: Attack = async (env, { short }) => {
  const tally = new Tally();
  const places: Array<[address: string, prefixes: string[]]> = [
    [env.addressOf('api'), ['/', '/files/', '/files/content/', '/files/og/en/article/', '/v1/']],
    [env.addressOf('admin'), ['/', '/assets/', '/files/']],
    [env.web, short ? ['/assets/'] : ['/', '/assets/', '/texts/', '/insights/', '/help/', '/de/']],
    [env.front, short ? ['/files/'] : ['/', '/assets/', '/files/', '/files/content/', '/live/', '/v1/../']],
  ];
  const shots = places.flatMap(([address, prefixes]) =>
    prefixes.flatMap((prefix) =>
      steps.flatMap((step) =>
        (short ? prizes.slice(0, 1) : prizes).flatMap((prize) =>
          (short ? [8] : [1, 3, 8]).map((depth) => [address, `${prefix}${step.repeat(depth)}${prize}`] as const),
        ),
      ),
    ),
  );
  await inParallel(shots, 4, async ([address, path]) => {
    const { status, text } = await askRaw(address, 'GET', path);
    tally.held(status < 500 && !marks.test(text), `GET ${path} at ${address}: ${status} ${text.slice(0, 120)}`);
  });
  const guest = new Browser(env);
  for (const slug of ['../../../package.json', '..%2f..%2fterms', 'terms\u0000', '/etc/passwd', 'terms/../privacy', '..\\terms']) {
    const { status, body } = await guest.send(documentText, JSON.stringify({ kind: 'page', slug }), {});
    tally.held(body.code !== documentText.ok && status < 500, `the page ${slug}: ${status} ${body.code}`);
  }
  return tally;
};
