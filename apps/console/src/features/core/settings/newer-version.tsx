import type { Setting } from '#desk/setting-list.query.ts';
import { Button } from '#parts/button.tsx';
import { Notice } from '#parts/notice.tsx';

export interface NewerVersionProps {
  setting: Setting;
  onLoad: () => void;
  onKeep: () => void;
}

/** Somebody was faster: the operator looks at what they wrote, or writes over it knowingly. */
export function NewerVersion({ setting, onLoad, onKeep }: NewerVersionProps) {
  return (
    <Notice tone="watch">
      <p>
        {setting.author} wrote version {setting.version} while you were editing:{' '}
        <code className="font-mono text-12 break-all">{JSON.stringify(setting.value)}</code>
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={onLoad}>Load version {setting.version}</Button>
        <Button onClick={onKeep}>Keep my text as version {setting.version + 1}</Button>
      </div>
    </Notice>
  );
}
