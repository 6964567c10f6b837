import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

export type Logger = FastifyBaseLogger;

/** Names that must never be readable in a log, at any depth that we write. */
const redacted = ['password', 'accountPwd', 'fundPassword', 'code', 'token', 'ticket', 'secretKey', 'cookie', 'authorization'];

export function makeLog(level: string, name: string): Logger {
  const paths = redacted.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]);
  return pino({ name, level, redact: { paths, censor: '[hidden]' }, base: { name } });
}
