import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { settingListQuery } from '#desk/setting-list.query.ts';
import { settingVersionsKey } from '../setting-versions.query.ts';
import type { KeptSetting } from './use-setting-edit.ts';

/** What is typed stays until it is saved or given up, also while other settings are looked at. */
export function useSettingDrafts(key: string) {
  const client = useQueryClient();
  const [drafts, setDrafts] = useState<Readonly<Record<string, KeptSetting>>>({});
  const [written, setWritten] = useState<{ key: string; version: number }>();

  function keep(kept: KeptSetting | undefined) {
    setWritten(undefined);
    setDrafts(({ [key]: _before, ...others }) => (kept ? { ...others, [key]: kept } : others));
  }

  async function lookAgain() {
    await Promise.all([settingListQuery.queryKey, settingVersionsKey].map((queryKey) => client.invalidateQueries({ queryKey })));
  }

  /** The draft goes when the newest version is there to be seen instead. */
  async function conclude(version: number) {
    await lookAgain();
    keep(undefined);
    setWritten({ key, version });
  }

  return {
    unsaved: new Set(Object.keys(drafts)),
    opened: {
      kept: drafts[key],
      written: written?.key === key ? written.version : undefined,
      onKeep: keep,
      onWritten: (version: number) => void conclude(version),
      onRefused: () => void lookAgain(),
    },
  };
}
