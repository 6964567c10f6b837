/**
 * The words of a name as they are compared: without case, accents and punctuation, in Latin letters where the way there is plain.
 * Names in other scripts (Arabic, Han, Thai and so on) keep theirs: there are many ways to write each of them in Latin letters, and a
 * list of sanctions names them in both.
 */
export function nameTokens(name: string): string[] {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’ʼ`´]/g, '');
  return Array.from(plain, (letter) => latin[letter] ?? letter)
    .join('')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((token) => token !== '');
}

/** Letters that have no accent to take off, and the two scripts whose letters each stand for one sound: each letter with what is written for it. */
const letters = [
  'ßss æae œoe øo łl đd ðd þth ıi ħh ŋng',
  'аa бb вv гg ґg дd еe єye жzh зz иi іi кk лl мm нn оo пp рr сs тt уu фf хkh цts чch шsh щshch ъ ыy ь эe юyu яya ђdj јj љlj њnj ћc џdz',
  'αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo',
];

const latin: Record<string, string> = Object.fromEntries(
  letters.flatMap((line) => line.split(' ')).map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);
