import type { ItemRow } from '@peerbourse/contract/core/content/item.shape';
import { localeCodes } from '@peerbourse/contract/locales';
import { utcDateTime } from '@peerbourse/rules/utc-time';
import type { KeyboardEvent } from 'react';
import { agoText, secondsSince } from '#parts/age-text.ts';
import { MomentText } from '#parts/moment-text.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import { fragmentOf } from '../content-address.ts';
import { stateText } from '../content-text.ts';

export interface ItemLinksProps {
  items: readonly ItemRow[];
  chosen: string | undefined;
  /** Items with changes that are not saved. */
  unsaved: readonly string[];
  nowMs: number;
}

/** Arrow keys go up and down the list, Enter opens. */
export function ItemLinks({ items, chosen, unsaved, nowMs }: ItemLinksProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- every entry is a link; the keys only save the way to it
    <ul className="max-h-[70dvh] divide-y divide-line overflow-y-auto rounded-b-large border-t border-line" onKeyDown={moveFocus}>
      {items.map((row) => (
        <li key={row.name}>
          <a
            href={fragmentOf(row.kind, row.name)}
            aria-current={row.name === chosen ? 'true' : undefined}
            className="grid gap-0.5 px-4 py-2.5 outline-offset-[-2px] hover:bg-sunken aria-[current]:bg-brand-tint tablet:px-5"
          >
            <span className="flex items-start justify-between gap-2">
              <b className="min-w-0 font-semibold break-words">{row.label || row.name}</b>
              <StateTag {...stateText[row.state]} />
            </span>
            <span className="text-12 break-all text-ink-soft">{row.name}</span>
            {versionText(row) && <span className="text-12 text-ink-soft">{versionText(row)}</span>}
            {unsaved.includes(row.name) && <span className="text-12 font-semibold text-warn">Your changes are not saved</span>}
            <span className="flex flex-wrap justify-between gap-x-2 text-12 whitespace-nowrap text-ink-faint">
              <span>
                {row.locales.length} of {localeCodes.length} languages
              </span>
              <span>
                {row.author}, <MomentText at={row.writtenAt}>{agoText(secondsSince(row.writtenAt, nowMs))}</MomentText>
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Where the newest version is not the one that is shown, or will not stay it. */
function versionText({ state, liveVersion, newestVersion, nextVersion, nextAt }: ItemRow): string {
  if (nextVersion !== null && nextAt !== null) return `Version ${nextVersion} from ${utcDateTime(nextAt).slice(0, 16)} UTC`;
  return state === 'live' && liveVersion !== null && liveVersion < newestVersion ? `Version ${newestVersion} is not published` : '';
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const links = [...event.currentTarget.querySelectorAll('a')];
  const next = links[links.findIndex((link) => link === document.activeElement) + step];
  event.preventDefault();
  next?.focus();
}
