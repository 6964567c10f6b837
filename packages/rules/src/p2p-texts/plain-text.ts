/** A text without its disguises: full-width and ornate letters, hidden signs, accents, and digits of every script become plain ones. */
export function plainText(text: string): string {
  const known = Array.from(text.normalize('NFKC'), (sign) => ornate.get(sign) ?? plainDigit(sign)).join('');
  return (
    known
      .normalize('NFKD')
      .replace(hidden, '')
      // The rules look for what stands around a space. Thousands of spaces would be gone through again from each of them.
      .replace(/\s{2,}/g, ' ')
      .normalize('NFC')
      .toLowerCase()
      .replace(/[أإآٱ]/g, 'ا')
      .replace(/ة/g, 'ه')
      .replace(/[ىی]/g, 'ي')
      .replace(/ς/g, 'σ')
      .replace(/ı/g, 'i')
      .replace(/['’`´ʼ]/g, '')
  );
}

/** Marks over letters, keycaps, signs without width, the Arabic stretcher. Marks of Thai, Kana and India are letters of their own. */
const hidden = /\p{Cf}|\u0640|[\u0300-\u036f]|[\u0591-\u05c7]|[\u064b-\u065f]|\u0670|[\u20e0-\u20e3]|[\ufe00-\ufe0f]/gu;

/** First signs of rows of digits and of letters that Unicode does not call variants of the plain ones. */
const digitRows = [
  0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20, 0x1040, 0x17e0, 0x1810,
];
const ornate = new Map<string, string>([
  ...row(0x2776, '123456789'),
  ...row(0x2780, '123456789'),
  ...row(0x278a, '123456789'),
  ...row(0x24f5, '123456789'),
  ['⓿', '0'],
  ['⓪', '0'],
  ...row(0x1f150, 'abcdefghijklmnopqrstuvwxyz'),
  ...row(0x1f170, 'abcdefghijklmnopqrstuvwxyz'),
  ...row(0x1f1e6, 'abcdefghijklmnopqrstuvwxyz'),
  ...pairs(
    'ᴀaʙbᴄcᴅdᴇeꜰfɢgʜhɪiᴊjᴋkʟlᴍmɴnᴏoᴘpʀrꜱsᴛtᴜuᴠvᴡwʏyᴢzʍwꓮaꓐbꓚcꓓdꓰeꓝfꓖgꓧhꓲiꓙjꓗkꓡlꓟmꓠnꓳoꓑpꓣrꓢsꓔtꓴuꓦvꓪwꓫxꓬyꓜzᎪaᏴbᏟcᎠdᎬeᏀgᏳgᎻhᎥiᎫjᏦkᏞlᎷmᏢpᎡrᏒrᏚsᎢtᏙvᎳwᎽyᏃzłløođdæaßs',
  ),
]);

function row(start: number, letters: string): Array<[string, string]> {
  return Array.from(letters, (letter, index) => [String.fromCodePoint(start + index), letter]);
}

function pairs(letters: string): Array<[string, string]> {
  const characters = Array.from(letters);
  return characters.flatMap((character, index) => (index % 2 === 0 ? [[character, characters[index + 1] ?? ''] as [string, string]] : []));
}

function plainDigit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const start = digitRows.find((first) => code >= first && code <= first + 9);
  return start === undefined ? sign : String(code - start);
}

/** Letters of other scripts that look like Latin ones, small ones, after `plainText`. */
const asLatin = new Map(pairs('аaвbсcеeнhіiјjкkмmоoрpѕsтtхxуyԁdԛqԝwгrпnαaβbεeηnιiκkνvοoρpτtυuχxγyωwζzμmгrѵvӏlһhзeбbчq'));
const asCyrillic = new Map(pairs('aаbвcсeеhнiиjјkкmмoоpрtтxхyуnпrгuи'));

export function latinLook(plain: string): string {
  return Array.from(plain, (sign) => asLatin.get(sign) ?? sign).join('');
}

export function cyrillicLook(plain: string): string {
  return Array.from(plain, (sign) => asCyrillic.get(sign) ?? sign).join('');
}

/** Letters that are written one by one become words: `t e l e`, `t.e.l.e`. */
function joinedLetters(plain: string): string {
  return plain.replace(/(?:[\p{L}\d][^\p{L}\p{M}\d]{1,3}){3,}[\p{L}\d](?![\p{L}\p{M}\d])/gu, (run, at: number) =>
    at > 0 && /[\p{L}\p{M}\d]/u.test(plain[at - 1] ?? '') ? run : run.replace(/[^\p{L}\d]/gu, ''),
  );
}

/** What a text may be read as, each once: as it is, and with letters that were written one by one joined. */
export function readings(...looks: readonly string[]): string[] {
  return [...new Set(looks.flatMap((look) => [look, joinedLetters(look)]))];
}

/** Only letters, marks and digits, for scripts that set no spaces between words. */
export function compact(plain: string): string {
  return plain.replace(/[^\p{L}\p{M}\d]/gu, '').normalize('NFC');
}

const leet: Readonly<Record<string, string>> = { '0': 'o', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '€': 'e', '!': 'i' };

/** Digits and signs that stand for letters, in words that have letters besides. A one may be an l or an i. */
export function withoutLeet(plain: string, one: 'l' | 'i'): string {
  return plain.replace(/[a-z\d@$€!]{3,}/g, (word) =>
    /[a-z].*[a-z]/.test(word) ? Array.from(word, (sign) => (sign === '1' ? one : (leet[sign] ?? sign))).join('') : word,
  );
}

/** The words of a text, apostrophes and marks within them. */
export function wordsOf(plain: string): string[] {
  return plain.match(/[\p{L}\p{M}\d]+/gu) ?? [];
}
