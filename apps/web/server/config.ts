import { readFileSync } from 'node:fs';
import { withSecretFiles } from '@peerbourse/rules/secret-files';
import * as z from 'zod/mini';

const list = z.pipe(
  z.string(),
  z.transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
);

const environment = z.object({
  PB_ENV: z._default(z.enum(['development', 'test', 'demo', 'beta', 'production']), 'development'),
  PB_LISTEN_HOST: z._default(z.string(), '127.0.0.1'),
  PB_WEB_PORT: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535)), 8084),
  PB_API_URL: z._default(z.string(), 'http://127.0.0.1:8081'),
  PB_SERVICE_TOKEN: z._default(z.string().check(z.minLength(16, 'must have at least 16 characters')), 'development-service-token'),
  /** The public origin of the site, as search engines and shared links name it. */
  PB_SITE_URL: z._default(z.url({ protocol: /^https?$/ }), 'http://localhost:8080'),
  /** One online address of the live socket and its backups; without any it is /live of the page's own origin. */
  PB_LIVE_URLS: z._default(list, []),
  /** Where browsers report failures, as a Sentry DSN; used in production and beta only. */
  PB_ERROR_REPORT_URL: z.optional(z.union([z.literal(''), z.url({ protocol: /^https?$/ })])),
  PB_TRUSTED_PROXIES: z._default(list, ['127.0.0.1', '::1']),
  /** In which the proxy in front says the country of the visitor; handed on to the api. */
  PB_COUNTRY_HEADER: z._default(z.string(), ''),
  /** How long a page waits for the api. What is later is left out, and asked for by the browser. */
  PB_PAGE_WAIT_MS: z._default(z.coerce.number().check(z.int(), z.gte(100)), 800),
  PB_LEAVE_MS: z._default(z.coerce.number().check(z.int(), z.gte(0)), 3_000),
  PB_LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
});

export type WebConfig = ReturnType<typeof readWebConfig>;

/** What may be given as the name of a file instead, by `..._FILE`. */
const secretVariables = ['PB_SERVICE_TOKEN', 'PB_ERROR_REPORT_URL'] as const satisfies ReadonlyArray<keyof z.output<typeof environment>>;

export function readWebConfig(given: Record<string, string | undefined>) {
  const { variables, problems: unread } = withSecretFiles(given, secretVariables, (path) => readFileSync(path, 'utf8'));
  const parsed = z.safeParse(environment, variables);
  if (!parsed.success || unread.length > 0) {
    const problems = [...unread, ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`)];
    throw new Error(`The configuration cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
  const env = parsed.data;
  const isPublic = env.PB_ENV === 'production' || env.PB_ENV === 'beta';
  if (isPublic && env.PB_SERVICE_TOKEN.startsWith('development-')) {
    throw new Error(`The configuration cannot be used:\n  - PB_SERVICE_TOKEN: the development value is refused in ${env.PB_ENV}`);
  }
  if (isPublic && !env.PB_SITE_URL.startsWith('https://')) {
    throw new Error(`The configuration cannot be used:\n  - PB_SITE_URL: ${env.PB_SITE_URL} is not https`);
  }
  return {
    isDevelopment: env.PB_ENV === 'development',
    isPublic,
    listenHost: env.PB_LISTEN_HOST,
    port: env.PB_WEB_PORT,
    apiUrl: env.PB_API_URL,
    serviceToken: env.PB_SERVICE_TOKEN,
    siteUrl: new URL(env.PB_SITE_URL).origin,
    liveUrls: env.PB_LIVE_URLS,
    report: isPublic && env.PB_ERROR_REPORT_URL ? { address: env.PB_ERROR_REPORT_URL, environment: env.PB_ENV } : undefined,
    trustedProxies: env.PB_TRUSTED_PROXIES,
    countryHeader: env.PB_COUNTRY_HEADER.toLowerCase(),
    pageWaitMs: env.PB_PAGE_WAIT_MS,
    leaveMs: env.PB_LEAVE_MS,
    logLevel: env.PB_LOG_LEVEL,
  };
}
