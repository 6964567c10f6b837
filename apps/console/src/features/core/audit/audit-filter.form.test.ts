import { describe, expect, it } from 'vitest';
import { emptyAuditDraft, readAuditDraft } from './audit-filter.form.ts';

describe('readAuditDraft', () => {
  it('leaves out what is empty', () => {
    expect(readAuditDraft(emptyAuditDraft)).toEqual({});
    expect(readAuditDraft({ ...emptyAuditDraft, actor: ' anna ' })).toEqual({ actor: 'anna' });
  });

  it('takes times as UTC', () => {
    expect(readAuditDraft({ ...emptyAuditDraft, from: '2026-11-15T06:30', to: 'soon' })).toEqual({ from: '2026-11-15T06:30:00Z' });
  });
});
