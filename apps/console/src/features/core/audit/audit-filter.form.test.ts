import { describe, expect, it } from 'vitest';
import { auditDraftOf, readAuditDraft } from './audit-filter.form.ts';

const emptyAuditDraft = auditDraftOf({});

describe('readAuditDraft', () => {
  it('leaves out what is empty', () => {
    expect(readAuditDraft(emptyAuditDraft)).toEqual({});
    expect(readAuditDraft({ ...emptyAuditDraft, actor: ' anna ' })).toEqual({ actor: 'anna' });
  });

  it('takes times as UTC', () => {
    expect(readAuditDraft({ ...emptyAuditDraft, from: '2026-11-15T06:30', to: 'soon' })).toEqual({ from: '2026-11-15T06:30:00Z' });
  });

  it('writes a filter of the address as it is typed', () => {
    const filter = { actor: 'anna', from: '2026-11-15T06:30:00Z' };
    expect(readAuditDraft(auditDraftOf(filter))).toEqual(filter);
  });
});
