import type { FaceAnswer } from '@peerbourse/contract/identity/verification/verification.shape';
import { renewalDays } from '@peerbourse/rules/identity';
import type { Tone } from '#parts/tone.ts';
import type { OpenedCase } from './opened-case.ts';

/** `look`: somebody has to judge it. `stop`: nobody can approve it as it is. */
export type Outcome = 'passed' | 'look' | 'stop';

export interface Check {
  name: string;
  outcome: Outcome;
  words: string;
}

export const outcomeText: Record<Outcome, { label: string; tone: Tone }> = {
  passed: { label: 'Passed', tone: 'good' },
  look: { label: 'Look', tone: 'watch' },
  stop: { label: 'Stop', tone: 'bad' },
};

/** A list that is older than this has missed what its publisher added since. */
const oldListDays = 7;

/** What the program found out, and what is left to the one who decides. */
export function checksOf(opened: OpenedCase, face: FaceAnswer | undefined): Check[] {
  return [
    { name: 'Same person', ...faceCheck(face) },
    { name: 'Sanctions list', ...screeningCheck(opened) },
    { name: 'Document', ...documentCheck(opened) },
    { name: 'Pictures', ...pictureCheck(opened) },
    { name: 'Expiry', ...expiryCheck(opened) },
    { name: 'Age', ...ageCheck(opened) },
  ];
}

type Found = Omit<Check, 'name'>;

const passed = (words: string): Found => ({ outcome: 'passed', words });
const look = (words: string): Found => ({ outcome: 'look', words });
const stop = (words: string): Found => ({ outcome: 'stop', words });

function faceCheck(face: FaceAnswer | undefined): Found {
  if (face === 'same') return passed('You answered: the same person.');
  if (face === 'different') return stop('You answered: another person. Reject it.');
  if (face === 'unsure') return stop('You are not sure. Reject it and ask for a new selfie.');
  return look('Compare selfie and document, then answer S, D or U.');
}

function screeningCheck({ screening }: OpenedCase): Found {
  if (!screening) return stop('The list cannot be read, so nobody can be approved now.');
  const { listName, publishedOn, ageDays, isSample, hits } = screening;
  const left = hits.filter(({ state }) => state !== 'cleared');
  if (left.length > 0)
    return stop(`${left.length === 1 ? 'One entry is' : `${left.length} entries are`} like this person. Two members have to clear it.`);
  const cleared = hits.length === 0 ? 'Nobody on it is like this person.' : 'All entries like this person were cleared.';
  if (isSample) return look(`${cleared} ${listName}: protects nobody.`);
  if (ageDays > oldListDays) return look(`${cleared} The list is ${ageDays} days old.`);
  return passed(`${cleared} ${listName} of ${publishedOn}.`);
}

function documentCheck({ sameDocument }: OpenedCase): Found {
  if (sameDocument.some(({ state }) => state === 'approved')) return stop('Same document as another account that is verified with it.');
  if (sameDocument.length > 0) return look(`Same document as ${accounts(sameDocument.length)}.`);
  return passed('No other account has named this document.');
}

function pictureCheck({ samePictures }: OpenedCase): Found {
  const others = new Set(samePictures.map(({ userId }) => userId)).size;
  return others > 0 ? look(`A picture looks like one of ${accounts(others)}.`) : passed('No other account has sent a picture like these.');
}

const accounts = (count: number) => (count === 1 ? 'another account' : `${count} other accounts`);

function expiryCheck({ expiresOn, daysLeft }: OpenedCase): Found {
  if (expiresOn === null || daysLeft === null) return look('No expiry date was given. Look at the document.');
  if (daysLeft < 0) return stop(`Ended on ${expiresOn}.`);
  if (daysLeft <= renewalDays) return look(daysLeft === 0 ? `Ends today, ${expiresOn}.` : `Ends in ${days(daysLeft)}, on ${expiresOn}.`);
  return passed(`Valid until ${expiresOn}.`);
}

const days = (count: number) => (count === 1 ? 'one day' : `${count} days`);

function ageCheck({ age, minimumAge }: OpenedCase): Found {
  if (age < minimumAge) return stop(`${age} years old; ${minimumAge} are needed.`);
  return age > 100 ? look(`${age} years old. Look at the date.`) : passed(`${age} years old.`);
}
