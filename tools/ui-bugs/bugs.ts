import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../spec/table.ts';
import type { AreaName } from './areas.ts';
import type { RejectedDraw } from './draw-bugs.ts';
import type { Kind } from './find-sites.ts';

export interface UiBug {
  number: number;
  kind: Kind;
  area: AreaName;
  /** What the user sees. */
  seen: string;
}

export const seed = 14;

/** The draws of this seed on the tree before the tests were moved to lower layers. */
export const uiBugs: readonly UiBug[] = [
  bug(1, 'wrong-label', 'auth', 'A wrong new email address in the recovery form is said to be a missing photo.'),
  bug(2, 'dead-button', 'account', 'The button that moves a second factor down does nothing.'),
  bug(3, 'lost-focus', 'hall', 'After the panel of an ad is closed, the focus does not return to its button.'),
  bug(4, 'missing-reason', 'hall', 'A remark that cannot be renamed or deleted does not say why.'),
  bug(
    5,
    'wrong-number',
    'quick-buy',
    'For an amount that is too small, the largest amount of an offer is suggested instead of the smallest.',
  ),
  bug(6, 'broken-guard', 'own-ads', 'An ad without a quantity is not said to be incomplete.'),
  bug(7, 'wrong-label', 'payment-methods', 'A method that was closed for everybody is said to be switched off by its owner.'),
  bug(8, 'dead-button', 'center', 'The button that goes on in the risk quiz does nothing.'),
  bug(9, 'lost-focus', 'shell', 'The skip link does not move the focus to the content.'),
  bug(10, 'missing-reason', 'shell', 'The notices of the site are not shown.'),
  bug(11, 'wrong-number', 'shell', 'An account name may be one character shorter than allowed.'),
  bug(12, 'broken-guard', 'verification', 'A submitted application can be filled in again instead of being waited for.'),
  bug(13, 'wrong-label', 'console', 'The empty choice of a reason says that nobody was found.'),
  bug(14, 'dead-button', 'ui', 'The button that clears a search field does nothing.'),
  bug(15, 'lost-focus', 'auth', 'The first wrong field of a form of logging in does not get the focus.'),
  bug(16, 'missing-reason', 'account', 'Adding a passkey stops without a word when the browser gives up.'),
  bug(17, 'wrong-number', 'assets', 'An export of everything is said to be filtered.'),
  bug(18, 'broken-guard', 'hall', 'A page with an amount field breaks, since it is drawn without end.'),
  bug(19, 'wrong-label', 'quick-buy', 'The link to all offers says "Currency".'),
  bug(20, 'dead-button', 'own-ads', 'What is missing of an ad does not lead to its field.'),
  bug(21, 'lost-focus', 'payment-methods', 'After a payment account is revealed, the focus is nowhere.'),
  bug(22, 'missing-reason', 'center', 'A preference of trading that cannot be saved does not say why.'),
  bug(23, 'wrong-number', 'content', 'The reading time of an article is one too long, or not a number.'),
  bug(24, 'broken-guard', 'home', 'The popular markets are sorted by their change.'),
  bug(25, 'wrong-label', 'shell', 'The error page says "Try again" instead of what happened.'),
  bug(26, 'dead-button', 'verification', 'The button back to the step before does nothing.'),
  bug(27, 'lost-focus', 'console', 'A dialog of the console does not put the focus where it belongs.'),
  bug(28, 'missing-reason', 'ui', 'A file that is refused does not say why.'),
  bug(29, 'wrong-number', 'auth', 'A code of six digits is refused when logging in.'),
  bug(30, 'broken-guard', 'account', 'The overview does not show the email address of the account.'),
  bug(31, 'wrong-label', 'assets', 'The column of totals has the heading of the column of values.'),
  bug(32, 'dead-button', 'hall', 'The button that closes the panel of an ad does nothing.'),
  bug(33, 'lost-focus', 'own-ads', 'After publishing, the focus is not on the heading.'),
  bug(34, 'missing-reason', 'own-ads', 'An ad that cannot be published does not say why.'),
  bug(35, 'wrong-number', 'payment-methods', 'The count of payment methods is one too high.'),
  bug(36, 'broken-guard', 'center', 'Text messages can be switched on without a phone number.'),
  bug(37, 'wrong-label', 'content', 'The list of announcements is headed as if there were none.'),
  bug(38, 'dead-button', 'home', 'The button "Not now" of the guide does nothing.'),
  bug(39, 'lost-focus', 'verification', 'The first wrong field of a step does not get the focus.'),
  bug(40, 'missing-reason', 'verification', 'A missing country of the document does not say so.'),
];

export const rejectedDraws: readonly RejectedDraw[] = [
  {
    number: 23,
    place: 'apps/web/src/features/core/content/document/document-screen.tsx:48',
    why: 'It decides about the width of the page, not about a number.',
  },
  {
    number: 24,
    place: 'apps/web/src/features/core/rates/live-state.ts:9',
    why: 'The same state is told once more, which draws the same.',
  },
];

export function patchOf({ number, kind, area }: Pick<UiBug, 'number' | 'kind' | 'area'>): string {
  return join(root, 'tools/ui-bugs/patches', `${String(number).padStart(2, '0')}-${kind}-${area}.patch`);
}

/** The one source file that a patch changes. */
export function patchedFile(one: UiBug): string {
  return /^\+\+\+ b\/(.+)$/m.exec(readFileSync(patchOf(one), 'utf8'))?.[1] ?? '';
}

function bug(number: number, kind: Kind, area: AreaName, seen: string): UiBug {
  return { number, kind, area, seen };
}
