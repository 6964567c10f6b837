import { publishVersion } from '@peerbourse/contract/core/content/desk/publish-version';
import { describe, expect, it } from 'vitest';
import { emptyPublish, type PublishDraft, publishInput, publishProblems } from './publish.form.ts';

const now = Date.parse('2026-11-15T08:00:00Z');
const item = { kind: 'banner', name: 'spring', version: 3 } as const;
const scheduled: PublishDraft = { isLater: true, startsAt: '2026-11-15T08:30', hasEnd: true, endsAt: '2026-11-15T09:00' };

describe('publishProblems', () => {
  it('finds none now, or later until still later', () => {
    expect(publishProblems(emptyPublish, now)).toEqual({});
    expect(publishProblems(scheduled, now)).toEqual({});
  });

  it('wants times that are whole and in order', () => {
    expect(publishProblems({ ...scheduled, startsAt: '' }, now)).toHaveProperty('startsAt', 'Say when it begins.');
    expect(publishProblems({ ...scheduled, startsAt: '2026-11-15T07:59' }, now)).toHaveProperty('startsAt');
    expect(publishProblems({ ...scheduled, endsAt: '2026-11-15T08:30' }, now)).toHaveProperty('endsAt');
    expect(publishProblems({ ...emptyPublish, hasEnd: true }, now)).toEqual({ endsAt: 'Say when it ends.' });
    expect(publishProblems({ ...emptyPublish, hasEnd: true, endsAt: '2026-11-15T07:00' }, now)).toHaveProperty('endsAt');
  });
});

describe('publishInput', () => {
  it('sends times in UTC, and none that were not asked for', () => {
    expect(publishInput(item, { ...scheduled, isLater: false, hasEnd: false })).toEqual(item);
    const input = publishInput(item, scheduled);
    expect(input).toEqual({ ...item, startsAt: '2026-11-15T08:30:00.000Z', endsAt: '2026-11-15T09:00:00.000Z' });
    expect(publishVersion.input.safeParse(input).success).toBe(true);
  });
});
