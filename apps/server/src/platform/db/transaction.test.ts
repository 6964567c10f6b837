import { describe, expect, it } from 'vitest';
import { Outage } from '../refusal.ts';
import { asOutage } from './transaction.ts';

const failed = (code: string) => Object.assign(new Error('PostgreSQL says no'), { code });

describe('what PostgreSQL answers', () => {
  it.each(['08006', '28000', '28P01', '53300', '57P01', 'ECONNREFUSED'])('%s is an outage', (code) => {
    expect(asOutage(failed(code))).toBeInstanceOf(Outage);
  });

  it.each(['42501', '42P01', '23505', '22P02', '2BP01'])('%s is no outage', (code) => {
    const error = failed(code);
    expect(asOutage(error)).toBe(error);
  });
});
