/** How the readers of a language write numbers: the signs around the digits, which are Latin everywhere. */
export interface NumberSigns {
  point: '.' | ',';
  group: string;
  /** Where the percent sign stands: `0` is the number. */
  percent: string;
}

/** Separators that a reader may prefer to those of the language: the one between groups, and the one before decimals. */
export const numberChoices = ['comma-dot', 'dot-comma', 'space-comma'] as const;
export type NumberChoice = (typeof numberChoices)[number];

export function numberChoiceOf(text: string | undefined): NumberChoice | undefined {
  return numberChoices.find((choice) => choice === text);
}

/** The signs of a language, with the separators that were chosen instead of its own. The percent sign stays where the language has it. */
export function numberSigns(tag: string, choice?: NumberChoice): NumberSigns {
  const own = byTag[tag] ?? byTag[tag.split('-')[0] ?? ''] ?? english;
  return choice === undefined ? own : { ...own, ...chosen[choice] };
}

const space = '\u00a0';
const thinSpace = '\u202f';

const english: NumberSigns = { point: '.', group: ',', percent: '0%' };
const dotGroups: NumberSigns = { point: ',', group: '.', percent: '0%' };
const spaceGroups: NumberSigns = { point: ',', group: space, percent: '0%' };

const chosen: Record<NumberChoice, Pick<NumberSigns, 'point' | 'group'>> = {
  'comma-dot': { point: '.', group: ',' },
  'dot-comma': { point: ',', group: '.' },
  'space-comma': { point: ',', group: space },
};

/** By language, or by the whole tag where a region differs. Those that write like English are left out. */
const byTag: Readonly<Record<string, NumberSigns>> = {
  de: { ...dotGroups, percent: `0${space}%` },
  'es-ES': { ...dotGroups, percent: `0${space}%` },
  fr: { point: ',', group: thinSpace, percent: `0${thinSpace}%` },
  id: dotGroups,
  it: dotGroups,
  pl: spaceGroups,
  pt: dotGroups,
  'pt-PT': spaceGroups,
  ru: { ...spaceGroups, percent: `0${space}%` },
  tr: { ...dotGroups, percent: '%0' },
  uk: spaceGroups,
  uz: spaceGroups,
  vi: dotGroups,
};
