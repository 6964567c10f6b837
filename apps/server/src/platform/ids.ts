import { randomBytes } from 'node:crypto';

export function instanceName(): string {
  return randomBytes(4).toString('hex');
}
