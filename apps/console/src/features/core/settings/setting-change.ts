import type { CallOutput } from '@peerbourse/contract/call';
import { proposeSettingChange } from '@peerbourse/contract/core/settings/propose-setting-change';
import { writeSetting } from '@peerbourse/contract/core/settings/write-setting';
import type { QueryClient } from '@tanstack/react-query';
import { type Setting, settingListQuery } from '#desk/setting-list.query.ts';
import { settingProposalsQuery } from './proposals/setting-proposals.query.ts';
import { settingVersionsKey } from './setting-versions.query.ts';

export type SettingChangeCall = typeof writeSetting | typeof proposeSettingChange;
export type SettingOutcome = CallOutput<SettingChangeCall>;

/** What one person may change is written at once; for the rest this is a proposal. */
export function changeCallOf({ needsTwo }: Pick<Setting, 'needsTwo'>): SettingChangeCall {
  return needsTwo ? proposeSettingChange : writeSetting;
}

export function buttonText({ needsTwo, version }: Pick<Setting, 'needsTwo' | 'version'>): string {
  return `${needsTwo ? 'Propose' : 'Save'} as version ${version + 1}`;
}

export function outcomeText(outcome: SettingOutcome): string {
  return 'version' in outcome ? `saved as version ${outcome.version}.` : 'proposed. Somebody else has to decide it.';
}

/** Everything that a change, or a refusal of one, makes old. */
export async function lookAgain(client: QueryClient): Promise<void> {
  const keys = [settingListQuery.queryKey, settingVersionsKey, settingProposalsQuery.queryKey];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
