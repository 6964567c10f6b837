import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute } from 'node:path';
import { withSecretFiles } from '@peerbourse/rules/secret-files';
import * as z from 'zod/mini';
import { openKeys } from './keys.ts';
import { usesBus } from './nats/bus-rights.ts';

export const roleNames = ['api', 'admin', 'stream', 'matcher', 'worker'] as const;
export type RoleName = (typeof roleNames)[number];

/** What each role may take for itself; `port` is where it listens by default. */
export const roleLimits: Record<RoleName, { port: number; poolSize: number; statementMs: number; drainMs: number }> = {
  api: { port: 8081, poolSize: 16, statementMs: 5_000, drainMs: 10_000 },
  admin: { port: 8082, poolSize: 6, statementMs: 15_000, drainMs: 5_000 },
  stream: { port: 8083, poolSize: 4, statementMs: 5_000, drainMs: 5_000 },
  worker: { port: 8085, poolSize: 8, statementMs: 30_000, drainMs: 10_000 },
  matcher: { port: 8086, poolSize: 4, statementMs: 10_000, drainMs: 5_000 },
};

const port = z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535));
const optionalUrl = z.union([z.literal(''), z.url()]);
const secret = z.string().check(z.minLength(16, 'must have at least 16 characters'));
const list = z.pipe(
  z.string(),
  z.transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
);

const keyList = z
  .pipe(
    list,
    z.transform((parts) => parts.map(readKey)),
  )
  .check(
    z.minLength(1, 'must name at least one key'),
    z.refine((keys) => keys.every(isKey), 'must be id:secret pairs with secrets of at least 32 characters'),
  );

const publicKeyList = z
  .pipe(
    list,
    z.transform((parts) => parts.map(readKey)),
  )
  .check(z.refine((keys) => keys.every(({ id, secret: text }) => id !== '' && /^[\w-]+$/.test(text)), 'must be id:key pairs'));

function readKey(part: string): { id: string; secret: string } {
  const colon = part.indexOf(':');
  return { id: part.slice(0, Math.max(colon, 0)), secret: part.slice(colon + 1) };
}

function isKey({ id, secret: text }: { id: string; secret: string }): boolean {
  return /^[\w-]{1,16}$/.test(id) && text.length >= 32;
}

const demoSender = 'Peerbourse <no-reply@peerbourse.test>';
const demoBot = 'peerbourse_demo_bot';

const environment = z.object({
  PB_ENV: z._default(z.enum(['development', 'test', 'demo', 'beta', 'production']), 'development'),
  /** `{role}` stands for the name of the role, so that each role has its own database user. */
  PB_DATABASE_URL: z._default(z.string(), 'postgres://pb_{role}@127.0.0.1:5432/peerbourse'),
  /** The epoch of the database since its last standby was promoted: roles talk to no earlier one (db/fence.ts). */
  PB_DATABASE_EPOCH: z._default(z.coerce.number().check(z.int(), z.gte(0)), 0),
  /** For the commands that take backups and try them: a user that may begin a backup and reads no table, and room for a restored copy. */
  PB_BACKUP_URL: z._default(z.string(), 'postgres://postgres@127.0.0.1:5432/postgres'),
  PB_SCRATCH_DIR: z._default(z.string(), tmpdir()),
  PB_REDIS_URL: z._default(z.string(), 'redis://127.0.0.1:6379'),
  PB_REDIS_PREFIX: z._default(z.string(), 'pb:'),
  /** With `{role}` as above, for the user that each role has there; a NATS of development may do without users. */
  PB_NATS_URL: z._default(z.url(), 'nats://127.0.0.1:4222'),
  PB_NATS_PREFIX: z._default(z.string(), 'pb'),
  PB_LISTEN_HOST: z._default(z.string(), '127.0.0.1'),
  PB_API_PORT: z.optional(port),
  PB_ADMIN_PORT: z.optional(port),
  PB_STREAM_PORT: z.optional(port),
  PB_WORKER_PORT: z.optional(port),
  PB_MATCHER_PORT: z.optional(port),
  /** Origins whose pages may change something, the site's own name first: links in mails and passkeys use it. The console has its own. */
  PB_ORIGINS: z._default(list, ['http://localhost:8080', 'http://127.0.0.1:8080']),
  PB_CONSOLE_ORIGINS: z._default(list, ['http://127.0.0.1:8082', 'http://localhost:8082']),
  /** Addresses of proxies whose forwarding headers are believed. */
  PB_TRUSTED_PROXIES: z._default(list, ['127.0.0.1', '::1']),
  PB_SERVICE_TOKEN: z._default(secret, 'development-service-token'),
  PB_TICKET_SECRET: z._default(secret, 'development-ticket-secret'),
  /** `id:secret` pairs; the first one is used for what is new, the others still open what they once closed. */
  PB_KEYS: z._default(keyList, [{ id: 'dev', secret: 'development-key-of-at-least-32-characters' }]),
  /** `id:key` pairs: the public halves of keys that signed the audit log and were removed above. `npm run -s keys` prints them. */
  PB_AUDIT_PUBLIC_KEYS: z._default(publicKeyList, []),
  /** Where the worker copies each head of the audit log to, one file after the other; empty is nowhere. */
  PB_AUDIT_COPY_DIR: z._default(z.string(), ''),
  /** As PB_KEYS, for the facts on NATS: the worker signs them, and the stream role believes nothing else. */
  PB_FACT_KEYS: z._default(keyList, [{ id: 'dev', secret: 'development-fact-key-of-at-least-32-characters' }]),
  /** What a hash of a password costs; `test` is for PB_ENV=test alone. */
  PB_PASSWORD_COST: z._default(z.enum(['full', 'test']), 'full'),
  /** Empty where pages are served without https. */
  PB_COOKIE_PREFIX: z._default(z.enum(['__Host-', '']), '__Host-'),
  /** Only the worker sends; of the other roles the api alone is told the name of the bot. */
  PB_MAIL_URL: z._default(z.url(), 'smtp://127.0.0.1:8025'),
  PB_MAIL_FROM: z._default(z.string(), demoSender),
  PB_SMS_URL: z._default(z.url(), 'http://127.0.0.1:8026/sms'),
  PB_SMS_TOKEN: z._default(z.string(), ''),
  /** A second provider of mails and of SMS, for when the first one fails; empty is none. */
  PB_MAIL_URL_2: z._default(optionalUrl, ''),
  PB_MAIL_FROM_2: z._default(z.string(), ''),
  PB_SMS_URL_2: z._default(optionalUrl, ''),
  PB_SMS_TOKEN_2: z._default(z.string(), ''),
  PB_TELEGRAM_URL: z._default(z.url(), 'http://127.0.0.1:8026/telegram'),
  PB_TELEGRAM_TOKEN: z._default(z.string(), 'development-bot-token'),
  PB_TELEGRAM_BOT: z._default(z.string(), demoBot),
  /** Push services on addresses of the own network, for tests alone. */
  PB_PUSH_PRIVATE: z._default(z.enum(['yes', 'no']), 'no'),
  /** Webhooks to this machine, for development and tests alone. */
  PB_WEBHOOKS_LOOPBACK: z._default(z.enum(['yes', 'no']), 'no'),
  /** One place that api, admin and worker share. */
  PB_FILES_DIR: z._default(z.string(), '.files'),
  /** Where the country of an address is known from: a header of the proxy in front, or a file in MaxMind's format. */
  PB_COUNTRY_HEADER: z._default(z.string(), ''),
  PB_COUNTRY_FILE: z._default(z.string(), ''),
  /** Whose list of sanctions people are compared with: an invented sample, or a file of the operator's. Admin and worker read it. */
  PB_SCREENING: z._default(z.enum(['bundled', 'file']), 'bundled'),
  PB_SCREENING_FILE: z._default(z.string(), ''),
  /** Whether the sample will do outside of demonstrations, where it protects nobody. */
  PB_SCREENING_SAMPLE: z._default(z.enum(['refused', 'allowed']), 'refused'),
  /** Where spans go, as OTLP over HTTP; empty records none. */
  PB_TRACES_URL: z._default(z.union([z.literal(''), z.url()]), ''),
  /** The part of all calls and jobs that is recorded. */
  PB_TRACES_SHARE: z._default(z.coerce.number().check(z.gte(0), z.lte(1)), 0.1),
  PB_LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
  /** How long a leaving role goes on serving while the reverse proxy finds another. */
  PB_LEAVE_MS: z._default(z.coerce.number().check(z.int(), z.gte(0)), 3_000),
  /** How long a request waits for Redis before its process counts for itself. */
  PB_REDIS_LATE_MS: z._default(z.coerce.number().check(z.int(), z.gt(0)), 200),
  /** How long a live socket may leave unread what it was sent before it is closed. */
  PB_SLOW_SOCKET_MS: z._default(z.coerce.number().check(z.int(), z.gt(0)), 10_000),
  /** How old copies of what is the same for everybody may be: settings, coins, prices on screens, answers for guests. */
  PB_COPIES_MS: z._default(z.coerce.number().check(z.int(), z.gte(0)), 1_000),
  PB_REQUESTS_PER_MINUTE_FACTOR: z._default(z.coerce.number().check(z.gt(0)), 1),
  PB_PRICE_SOURCES: z._default(list, ['replay']),
});

/** What may be given as the name of a file instead, by `..._FILE`. */
export const secretVariables = [
  'PB_DATABASE_URL',
  'PB_BACKUP_URL',
  'PB_REDIS_URL',
  'PB_NATS_URL',
  'PB_SERVICE_TOKEN',
  'PB_TICKET_SECRET',
  'PB_KEYS',
  'PB_FACT_KEYS',
  'PB_MAIL_URL',
  'PB_MAIL_URL_2',
  'PB_SMS_TOKEN',
  'PB_SMS_TOKEN_2',
  'PB_TELEGRAM_TOKEN',
] as const satisfies ReadonlyArray<keyof z.output<typeof environment>>;

export type Config = ReturnType<typeof readConfig>;

/**
 * Parses the environment once. What is wrong is listed in words, all of it at once. `roles` are those that are to live by it:
 * what only some of them use, such as the way out for mails, is asked of them alone, so that nobody else has to know it.
 */
export function readConfig(given: Record<string, string | undefined>, roles: readonly RoleName[] = []) {
  const { variables, problems: unread } = withSecretFiles(given, secretVariables, (path) => readFileSync(path, 'utf8'));
  if (unread.length > 0) throw new ConfigError(unread);
  const parsed = z.safeParse(environment, variables, { error: z.locales.en().localeError });
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const problems = [...testProblems(parsed.data), ...loopbackProblems(parsed.data), ...productionProblems(parsed.data, roles)];
  if (problems.length > 0) throw new ConfigError(problems);
  return withPorts(parsed.data);
}

export class ConfigError extends Error {
  override name = 'ConfigError';
  constructor(problems: string[]) {
    super(`The configuration cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

type Environment = z.output<typeof environment>;

function testProblems(env: Environment): string[] {
  if (env.PB_ENV === 'test') return [];
  return [
    ...(env.PB_PASSWORD_COST === 'full' ? [] : [`PB_PASSWORD_COST: the cost of tests is refused in ${env.PB_ENV}`]),
    ...(env.PB_PUSH_PRIVATE === 'no' ? [] : [`PB_PUSH_PRIVATE: push services of the own network are refused in ${env.PB_ENV}`]),
    ...(env.PB_COPIES_MS <= 2_000 ? [] : ['PB_COPIES_MS: copies may be 2000 ms old at most']),
  ];
}

function loopbackProblems({ PB_ENV: env, PB_WEBHOOKS_LOOPBACK: loopbackHooks }: Environment): string[] {
  if (env === 'development' || env === 'test' || loopbackHooks === 'no') return [];
  return [`PB_WEBHOOKS_LOOPBACK: webhooks to the own machine are refused in ${env}`];
}

function productionProblems(env: Environment, roles: readonly RoleName[]): string[] {
  if (env.PB_ENV !== 'production' && env.PB_ENV !== 'beta') return [];
  const secrets = ['PB_SERVICE_TOKEN', 'PB_TICKET_SECRET'] as const;
  const problems: string[] = secrets
    .filter((name) => env[name].startsWith('development-'))
    .map((name) => `${name}: the development value is refused in ${env.PB_ENV}`);
  for (const name of ['PB_ORIGINS', 'PB_CONSOLE_ORIGINS'] as const) {
    const plain = env[name].filter((origin) => !origin.startsWith('https://'));
    problems.push(...plain.map((origin) => `${name}: ${origin} is not https`));
  }
  if (env.PB_KEYS.some(({ secret: text }) => text.startsWith('development-')))
    problems.push(`PB_KEYS: the development value is refused in ${env.PB_ENV}`);
  if (roles.some(usesBus)) problems.push(...busProblems(env));
  if (env.PB_COOKIE_PREFIX === '') problems.push(`PB_COOKIE_PREFIX: cookies without their prefix are refused in ${env.PB_ENV}`);
  if (env.PB_PRICE_SOURCES.includes('replay')) problems.push('PB_PRICE_SOURCES: replay is for demonstrations only');
  if (roles.includes('worker')) problems.push(...senderProblems(env));
  if (roles.includes('api') && env.PB_TELEGRAM_BOT === demoBot)
    problems.push(`PB_TELEGRAM_BOT: the demonstration's bot is refused in ${env.PB_ENV}`);
  if (roles.some((role) => rolesWithLists.has(role))) problems.push(...screeningProblems(env));
  if (roles.some((role) => rolesWithFiles.has(role)) && !isAbsolute(env.PB_FILES_DIR))
    problems.push(`PB_FILES_DIR: ${env.PB_FILES_DIR} does not begin at the root`);
  return problems;
}

const rolesWithFiles: ReadonlySet<RoleName> = new Set(['api', 'admin', 'worker']);
const rolesWithLists: ReadonlySet<RoleName> = new Set(['admin', 'worker']);
const loopback = /^(?:localhost|127\.[\d.]+|\[::1\])$/;

/** Whoever else gets to the bus must neither hear facts nor tell any. */
function busProblems(env: Environment): string[] {
  const { username, password } = new URL(env.PB_NATS_URL);
  return [
    ...(env.PB_FACT_KEYS.some(({ secret: text }) => text.startsWith('development-'))
      ? [`PB_FACT_KEYS: the development value is refused in ${env.PB_ENV}`]
      : []),
    ...(username === '' || password === '' || password.startsWith('development-')
      ? [`PB_NATS_URL: a user of its own, with a password, is needed in ${env.PB_ENV}`]
      : []),
  ];
}

/** Comparing people with invented ones would look like a check and be none. */
function screeningProblems(env: Environment): string[] {
  if (env.PB_SCREENING === 'file')
    return isAbsolute(env.PB_SCREENING_FILE)
      ? []
      : [`PB_SCREENING_FILE: ${env.PB_SCREENING_FILE || 'an empty name'} does not begin at the root`];
  return env.PB_SCREENING_SAMPLE === 'allowed' ? [] : [`PB_SCREENING: the invented sample is refused in ${env.PB_ENV}`];
}

/** Codes that go nowhere, or come from an address that nobody believes, lock everybody out. */
function senderProblems(env: Environment): string[] {
  // Without a token there is no bot, and then nobody asks for its address.
  const used = ['PB_MAIL_URL', 'PB_SMS_URL', ...(env.PB_TELEGRAM_TOKEN === '' ? [] : ['PB_TELEGRAM_URL' as const])] as const;
  const problems: string[] = [...used, 'PB_MAIL_URL_2' as const, 'PB_SMS_URL_2' as const]
    .filter((name) => env[name] !== '' && loopback.test(new URL(env[name]).hostname))
    .map((name) => `${name}: the loopback value is refused in ${env.PB_ENV}`);
  for (const name of ['PB_MAIL_FROM', 'PB_MAIL_FROM_2'] as const)
    if (env[name] === demoSender) problems.push(`${name}: the development value is refused in ${env.PB_ENV}`);
  for (const name of ['PB_SMS_TOKEN', 'PB_SMS_TOKEN_2', 'PB_TELEGRAM_TOKEN'] as const)
    if (env[name].startsWith('development-')) problems.push(`${name}: the development value is refused in ${env.PB_ENV}`);
  return problems;
}

function withPorts(env: Environment) {
  const ports: Record<RoleName, number> = {
    api: env.PB_API_PORT ?? roleLimits.api.port,
    admin: env.PB_ADMIN_PORT ?? roleLimits.admin.port,
    stream: env.PB_STREAM_PORT ?? roleLimits.stream.port,
    worker: env.PB_WORKER_PORT ?? roleLimits.worker.port,
    matcher: env.PB_MATCHER_PORT ?? roleLimits.matcher.port,
  };
  return {
    env: env.PB_ENV,
    databaseUrl: (role: string) => env.PB_DATABASE_URL.replace('{role}', role),
    databaseEpoch: env.PB_DATABASE_EPOCH,
    backup: { primaryUrl: env.PB_BACKUP_URL, scratchDir: env.PB_SCRATCH_DIR },
    redisUrl: env.PB_REDIS_URL,
    redisPrefix: env.PB_REDIS_PREFIX,
    natsUrl: (role: string) => env.PB_NATS_URL.replaceAll('{role}', role),
    natsPrefix: env.PB_NATS_PREFIX,
    listenHost: env.PB_LISTEN_HOST,
    ports,
    origins: env.PB_ORIGINS,
    consoleOrigins: env.PB_CONSOLE_ORIGINS,
    trustedProxies: env.PB_TRUSTED_PROXIES,
    serviceToken: env.PB_SERVICE_TOKEN,
    ticketSecret: env.PB_TICKET_SECRET,
    keys: openKeys(env.PB_KEYS),
    auditPublicKeys: new Map(env.PB_AUDIT_PUBLIC_KEYS.map(({ id, secret: key }) => [id, key])) as ReadonlyMap<string, string>,
    auditCopyDir: env.PB_AUDIT_COPY_DIR,
    factKeys: openKeys(env.PB_FACT_KEYS),
    passwordCost: env.PB_PASSWORD_COST,
    cookiePrefix: env.PB_COOKIE_PREFIX,
    /** The first provider, and the second one if there is one. */
    mail: [
      { url: env.PB_MAIL_URL, from: env.PB_MAIL_FROM },
      ...(env.PB_MAIL_URL_2 === '' ? [] : [{ url: env.PB_MAIL_URL_2, from: env.PB_MAIL_FROM_2 || env.PB_MAIL_FROM }]),
    ],
    sms: [
      { url: env.PB_SMS_URL, token: env.PB_SMS_TOKEN },
      ...(env.PB_SMS_URL_2 === '' ? [] : [{ url: env.PB_SMS_URL_2, token: env.PB_SMS_TOKEN_2 }]),
    ],
    telegram: { url: env.PB_TELEGRAM_URL, token: env.PB_TELEGRAM_TOKEN, bot: env.PB_TELEGRAM_BOT },
    push: { isPrivateAllowed: env.PB_PUSH_PRIVATE === 'yes' },
    webhooks: { isLoopbackAllowed: env.PB_WEBHOOKS_LOOPBACK === 'yes' },
    filesDir: env.PB_FILES_DIR,
    countryHeader: env.PB_COUNTRY_HEADER.toLowerCase(),
    countryFile: env.PB_COUNTRY_FILE,
    screening: { driver: env.PB_SCREENING, file: env.PB_SCREENING_FILE },
    traces: { url: env.PB_TRACES_URL, share: env.PB_TRACES_SHARE },
    logLevel: env.PB_LOG_LEVEL,
    leaveMs: env.PB_LEAVE_MS,
    redisLateMs: env.PB_REDIS_LATE_MS,
    slowSocketMs: env.PB_SLOW_SOCKET_MS,
    copiesMs: env.PB_COPIES_MS,
    rateFactor: env.PB_REQUESTS_PER_MINUTE_FACTOR,
    priceSources: env.PB_PRICE_SOURCES,
  };
}
