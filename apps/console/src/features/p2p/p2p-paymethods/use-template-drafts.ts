import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SavedTemplateDraft, Written } from './editor/use-template-edit.ts';
import { templateListQuery } from './templates/template-list.query.ts';
import { templateVersionsKey } from './templates/template-versions.query.ts';

/** What is typed stays until it is saved or given up, also while other templates are looked at. */
export function useTemplateDrafts(name: string, onWritten: (paymethodId: string) => void) {
  const client = useQueryClient();
  const [drafts, setDrafts] = useState<Readonly<Record<string, SavedTemplateDraft>>>({});
  const [written, setWritten] = useState<Written>();

  function keep(saved: SavedTemplateDraft | undefined) {
    setWritten(undefined);
    setDrafts(({ [name]: _before, ...others }) => (saved ? { ...others, [name]: saved } : others));
  }

  async function lookAgain() {
    await Promise.all([templateListQuery.queryKey, templateVersionsKey].map((queryKey) => client.invalidateQueries({ queryKey })));
  }

  /** The draft goes when the newest version is there to be seen instead. */
  async function conclude(result: Written) {
    await lookAgain();
    keep(undefined);
    setWritten(result);
    onWritten(result.paymethodId);
  }

  return {
    unsaved: new Set(Object.keys(drafts)),
    opened: {
      saved: drafts[name],
      written: written?.paymethodId === name ? written : undefined,
      onKeep: keep,
      onWritten: (result: Written) => void conclude(result),
      onRefused: () => void lookAgain(),
    },
  };
}
