import { p2pFragment } from '#desk/p2p-address.ts';
import type { Setting } from '#desk/setting-list.query.ts';
import { StateTag } from '#parts/state-tag.tsx';
import { p2pSettings } from '../p2p/p2p-setting.ts';

export interface SettingLinksProps {
  settings: readonly Setting[];
  chosen: string;
  /** Those with something typed that is not saved. */
  unsaved: ReadonlySet<string>;
}

export function SettingLinks({ settings, chosen, unsaved }: SettingLinksProps) {
  return (
    <ul className="overflow-hidden rounded-b-large divide-y divide-line border-t border-line">
      {p2pSettings.map(({ key, name }) => {
        const setting = settings.find((each) => each.key === key);
        return (
          <li key={key}>
            <a
              href={p2pFragment('settings', key)}
              aria-current={key === chosen ? 'true' : undefined}
              className="grid gap-0.5 px-4 py-2.5 outline-offset-[-2px] hover:bg-sunken aria-[current]:bg-brand-tint tablet:px-5"
            >
              <span className="flex min-h-6 items-center justify-between gap-2">
                <b className="font-semibold">{name}</b>
                {unsaved.has(key) && <StateTag tone="watch" label="not saved" />}
                {!unsaved.has(key) && isStopped(setting) && <StateTag tone="bad" label="stopped" />}
              </span>
              <span className="text-12 text-ink-faint">
                {setting && setting.version > 0 ? `version ${setting.version}, ${setting.author}` : 'initial values'}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function isStopped(setting: Setting | undefined): boolean {
  return setting?.key === 'p2p-config.market' && (setting.value as { isOpen?: boolean }).isOpen === false;
}
