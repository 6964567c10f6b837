import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import { traceId } from './traces/span.ts';

export type Logger = FastifyBaseLogger;

/** Names that must never be readable in a log, at any depth that we write. */
const redacted = ['password', 'accountPwd', 'fundPassword', 'code', 'token', 'ticket', 'secretKey', 'cookie', 'authorization'];

export function makeLog(level: string, name: string, destination?: DestinationStream): Logger {
  const paths = redacted.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]);
  const options = { name, level, redact: { paths, censor: '[hidden]' }, base: { name }, mixin: traceOfLine };
  return destination ? pino(options, destination) : pino(options);
}

function traceOfLine(): { traceId?: string } {
  const id = traceId();
  return id === undefined ? {} : { traceId: id };
}
