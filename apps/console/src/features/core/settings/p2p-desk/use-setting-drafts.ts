import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { lookAgain, type SettingOutcome } from '../setting-change.ts';
import type { SavedSettingDraft } from './use-setting-edit.ts';

/** What is typed stays until it is saved or given up, also while other settings are looked at. */
export function useSettingDrafts(key: string) {
  const client = useQueryClient();
  const [drafts, setDrafts] = useState<Readonly<Record<string, SavedSettingDraft>>>({});
  const [outcome, setOutcome] = useState<SettingOutcome>();

  function keep(saved: SavedSettingDraft | undefined) {
    setOutcome(undefined);
    setDrafts(({ [key]: _before, ...others }) => (saved ? { ...others, [key]: saved } : others));
  }

  /** The draft goes when the newest version, or the proposal, is there to be seen instead. */
  async function conclude(next: SettingOutcome) {
    await lookAgain(client);
    keep(undefined);
    setOutcome(next);
  }

  return {
    unsaved: new Set(Object.keys(drafts)),
    opened: {
      saved: drafts[key],
      outcome: outcome?.key === key ? outcome : undefined,
      onKeep: keep,
      onChanged: (next: SettingOutcome) => void conclude(next),
      onRefused: () => void lookAgain(client),
    },
  };
}
