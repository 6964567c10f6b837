import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readYaml, type Yaml } from './read-yaml.ts';

export const folder = import.meta.dirname;
export const root = join(folder, '..');

export function text(path: string): string {
  return readFileSync(join(folder, path), 'utf8');
}

export type Shape = { [key: string]: Yaml };

export interface Service {
  image: string;
  user: string;
  restart: string;
  read_only: string;
  tmpfs: string[];
  cap_drop: string[];
  security_opt: string[];
  entrypoint?: string[];
  command?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  logging: { driver: string };
  ports?: string[];
  networks: string[] | Record<string, { ipv4_address?: string }>;
  extra_hosts?: string[];
  healthcheck: { test?: string[]; disable?: string };
  stop_grace_period: string;
  deploy: { resources: { limits: { cpus: string; memory: string; pids: string } } };
}

interface Composition {
  services: Record<string, Service>;
  networks: Record<string, { internal?: string }>;
  volumes: Record<string, object>;
}

export const composition = readYaml(text('compose.yaml'))[0] as unknown as Composition;
export const services = Object.entries(composition.services);

/** The variables of example.env, as they are delivered. */
export const example: Record<string, string> = Object.fromEntries(
  [...text('example.env').matchAll(/^([A-Z_]+(?:_\d)?)=(.*)$/gm)].map(([, name, value]) => [name as string, value as string]),
);

/** What an operator makes of example.env. */
export const filled: Record<string, string> = {
  ...example,
  ...Object.fromEntries(
    Object.keys(example).flatMap((name) => (name.endsWith('_PASSWORD') ? [[name, `made-by-openssl-rand-${name}`]] : [])),
  ),
  PB_PRICE_SOURCES: 'https://prices.example/feed',
  PB_SERVICE_TOKEN: 'made-by-openssl-rand-service',
  PB_TICKET_SECRET: 'made-by-openssl-rand-ticket',
  PB_KEYS: 'k1:made-by-openssl-rand-of-at-least-32-characters',
  PB_FACT_KEYS: 'k1:made-by-openssl-rand-for-facts-of-32-characters',
  FILLER_SECRET: 'made-by-openssl-rand-filler',
  PB_MAIL_URL: 'smtps://exchange:password-of-the-mail-server@mail.example:465',
  PB_MAIL_FROM: 'Exchange <no-reply@exchange.example>',
  PB_SMS_URL: 'https://sms.example/send',
  PB_SMS_TOKEN: 'token-of-the-sms-gateway',
  PB_MAIL_URL_2: 'smtps://exchange:password-of-the-second-server@mail-2.example:465',
  PB_MAIL_FROM_2: 'Exchange <no-reply@mail-2.exchange.example>',
  PB_SMS_URL_2: 'https://sms-2.example/send',
  PB_SMS_TOKEN_2: 'token-of-the-second-gateway',
  PB_TELEGRAM_TOKEN: '1:token-of-the-telegram-bot',
  PB_TELEGRAM_BOT: 'exchange_example_bot',
};

/** The environment of a service, with the variables put in as compose does it. */
export function environmentOf(name: string, variables: Record<string, string>): Record<string, string> {
  const { environment = {} } = composition.services[name] as Service;
  return Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, putIn(value, variables)]));
}

function putIn(value: string, variables: Record<string, string>): string {
  return value.replaceAll(/\$\{(\w+):([?-])([^}]*)\}/g, (_all, name: string, kind: string, usual: string) => {
    const given = variables[name] ?? '';
    if (given === '' && kind === '?') throw new Error(`${name} must have a value`);
    return given === '' ? usual : given;
  });
}

/** The files and folders of the repository that an image has in the end. */
export function copiedInto(image: 'server' | 'web'): string[] {
  const lines = text(`${image}.Dockerfile`).split('\n');
  const lastStage = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));
  return lastStage.filter((line) => /^COPY (?!--from)/.test(line)).map((line) => line.split(' ')[1] as string);
}

export function isCopied(file: string, copied: readonly string[]): boolean {
  return copied.some((path) => file === path || file.startsWith(`${path}/`));
}

export function networksOf({ networks }: Service): string[] {
  return Array.isArray(networks) ? networks : Object.keys(networks);
}

export function addressOf({ networks }: Service, network: string): string | undefined {
  return Array.isArray(networks) ? undefined : networks[network]?.ipv4_address;
}
