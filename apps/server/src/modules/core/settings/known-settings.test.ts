import { staffRoles } from '@peerbourse/contract/call';
import { knownSettings } from '@peerbourse/contract/known-settings';
import { dangers, decidingRole, needsTwo } from '@peerbourse/contract/setting-row';
import { describe, expect, it } from 'vitest';
import { isOpenTo, type SettingKey, settingRow } from './known-settings.ts';

const keys = Object.keys(knownSettings) as SettingKey[];

describe('every setting', () => {
  it.each(keys)('%s has an owner, a danger and one sentence about what it does', (key) => {
    const { role, danger, effect } = settingRow(key);
    expect(staffRoles).toContain(role);
    expect(dangers).toContain(danger);
    expect(effect).toMatch(/^[A-Z][^.]+\.$/);
  });

  it.each(keys)('%s is seen by those who change it and those who decide', (key) => {
    expect(isOpenTo(key, [settingRow(key).role])).toBe(true);
    expect(isOpenTo(key, [decidingRole])).toBe(true);
  });

  it('takes two persons where money or safety is in danger, but for what is switched off in an emergency', () => {
    const alone = keys.filter((key) => settingRow(key).danger !== 'words' && !needsTwo(settingRow(key)));
    expect(alone.sort()).toEqual(['p2p-config.market', 'site.switches']);
  });
});
