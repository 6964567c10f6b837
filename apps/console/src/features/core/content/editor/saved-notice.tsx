import { Notice } from '#parts/notice.tsx';
import { DroppedParts } from '../rich-text/text-preview.tsx';
import type { Saved } from './use-save.ts';

export function SavedNotice({ saved }: { saved: Saved | undefined }) {
  if (!saved) return null;
  return (
    <div className="grid gap-2">
      <Notice tone="good">Version {saved.version} is saved. The site shows it when it is published.</Notice>
      {saved.dropped.length > 0 && <DroppedParts dropped={saved.dropped} isSaved />}
    </div>
  );
}
