import { compact, readings, wordsOf } from './plain-text.ts';

/** Whether a plain text holds a number that somebody could be called by; amounts, times, dates and ranges are none. */
export function hasPhoneNumber(plain: string): boolean {
  const looks = readings(plain).map((look) => withoutAmounts(lettersAsDigits(look)));
  return looks.some(hasDigitRun) || hasSpokenRun(plain) || hasUnspacedRun(plain);
}

const minDigits = 8;
const dialSeparators = String.raw`[\s\-.()/*_·|–—−ー~#の]{0,3}`;
const digitRun = new RegExp(String.raw`\d(?:${dialSeparators}\d){${minDigits - 1},}`);

function hasDigitRun(text: string): boolean {
  return digitRun.test(text);
}

/** An o or an l among digits is a digit. */
function lettersAsDigits(plain: string): string {
  return plain.replace(/[\dol]*\d[\dol]*/g, (run) => run.replace(/o/g, '0').replace(/l/g, '1'));
}

/** What numbers in ordinary remarks are. Whatever is taken out leaves a word behind, so that its neighbours do not grow together. */
const amounts: readonly RegExp[] = [
  /\d{1,2}[:h]\d{2}(?!\d)/g,
  // Hours and days as some languages write them: 08.00-22.00, 24.12-26.12.
  /(?<![\d.])\d{1,2}\.\d{2}\s?[-–—~]\s?\d{1,2}\.\d{2}(?![\d.])/g,
  /(?<![\d.])[1-9]\d{0,2}(?:\.\d{3}){2,}(?![\d.]*\d)/g,
  /(?:19|20)\d\d[-./]\d{1,2}[-./]\d{1,2}(?!\d)/g,
  /\d{1,2}[-./]\d{1,2}[-./](?:19|20)\d\d(?!\d)/g,
  // Thousands in groups: round ones, or short ones. Nobody dials 1,500,000.
  /(?<![\d.,])[1-9]\d{0,2}(?:[.,\s]\d{3})*[.,\s]000(?:[.,]\d{1,2})?(?!\d)/g,
  /(?<![\d.,\s+-])[1-9]\d{0,2}[.,\s]\d{3}(?:[.,]\d{1,2})?(?![\d]|[.,\s-]\d)/g,
  /(?<!\d)[1-9]\d{0,6}\s?[-–—~]\s?[1-9]\d{0,7}0(?!\d)/g,
  /(?<!\d)[1-9]\d*0{4}(?!\d)/g,
];

function withoutAmounts(text: string): string {
  return amounts.reduce((left, amount) => left.replace(amount, ' x '), text);
}

/** Words for digits, by digit, and for tens and hundreds, in the languages of our traders. Plain letters, without accents. */
const spoken: readonly string[] = [
  'zero oh nought cero null nul sifir khong kosong nol ноль нуль صفر אפס μηδεν',
  'one uno una um uma un une eins ein bir mot satu jeden один одна واحد واحده אחת אחד ενα ενας',
  'two dos dois duas deux zwei zwo iki hai dua dwa два дві اثنين اثنان اتنين שתיים שניים δυο',
  'three tres trois drei uc ba tiga trzy три ثلاثه ثلاث تلاته שלוש שלושה τρια τρεισ',
  'four cuatro quatro quatre vier dort bon empat cztery четыре чотири اربعه اربع ארבע ארבעה τεσσερα τεσσερισ',
  'five cinco cinq funf fuenf bes nam lima piec пять خمسه خمس חמש חמישה πεντε',
  'six seis sechs alti sau enam szesc шесть шість سته ست שש שישה εξι',
  'seven siete sete sept sieben yedi bay tujuh siedem семь сім سبعه سبع שבע שבעה επτα εφτα',
  'eight ocho oito huit acht sekiz tam delapan osiem восемь вісім ثمانيه ثمان تمانيه שמונה οκτω οχτω',
  'nine nueve nove neuf neun dokuz chin sembilan dziewiec девять تسعه تسع תשע תשעה εννια εννεα',
];
const spokenTens =
  'ten eleven twelve twenty thirty forty fifty sixty seventy eighty ninety douze vingt trente quarante cinquante soixante dix treize quatorze quinze ' +
  'десять одиннадцать двенадцать двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто сто двести триста четыреста ' +
  'пятьсот шестьсот семьсот восемьсот девятьсот double triple hundred thirteen fourteen fifteen sixteen seventeen eighteen nineteen ' +
  'diez once doce trece catorce quince veinte veintiuno veintidos veintitres treinta cuarenta cincuenta sesenta setenta ochenta noventa ' +
  'dez onze doze treze catorze vinte trinta quarenta cinquenta sessenta setenta oitenta noventa zehn elf zwolf zwanzig dreissig vierzig funfzig ' +
  'yirmi otuz kirk elli altmis yetmis seksen doksan yuz onze seize';
const connecting = new Set(['and', 'y', 'e', 'et', 'und', 've', 'и', 'plus', 'плюс']);

const shorn = (word: string) =>
  word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
const spokenDigits = new Map<string, number>([
  ...spoken.flatMap((words) => words.split(' ').map((word) => [shorn(word), 1] as const)),
  ...spokenTens.split(' ').map((word) => [shorn(word), 2] as const),
]);

/** Digits that are spelled out, perhaps mixed with written ones. */
function hasSpokenRun(plain: string): boolean {
  let [digits, words] = [0, 0];
  for (const word of wordsOf(plain.replace(/(\d)(?=\p{L})|(\p{L})(?=\d)/gu, '$1$2 '))) {
    if (connecting.has(word) && words > 0) continue;
    const said = spokenDigits.get(word);
    const written = /^\d{1,5}$/.test(word) ? word.length : undefined;
    [digits, words] = said || written ? [digits + (said ?? written ?? 0), words + (said ? 1 : 0)] : [0, 0];
    if (digits >= 7 && words >= 3) return true;
    if (digits >= minDigits + 1 && words >= 2) return true;
  }
  return false;
}

/** Scripts that write no spaces: a row of at least seven digits, some of them in characters or syllables. */
const unspaced: readonly RegExp[] = [
  /[〇零一二三四五六七八九幺壹贰貳叁參肆伍陆陸柒捌玖两\d]{7,}/gu,
  /(?:ぜろ|れい|まる|いち|に|さん|よん|し|ご|ろく|なな|しち|はち|きゅう|きゅー|く|\d){7,}/gu,
  /(?:하나|둘|셋|넷|다섯|여섯|일곱|여덟|아홉|[공영일이삼사오육륙칠팔구\d]){7,}/gu,
  /(?:ศูนย์|หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|\d){7,}/gu,
];
const minSpelled = 3;

function hasUnspacedRun(plain: string): boolean {
  const inHiragana = compact(plain).replace(/[ァ-ヶ]/g, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - 0x60));
  return unspaced.some((run) => (inHiragana.match(run) ?? []).some((found) => found.replace(/\d/g, '').length >= minSpelled));
}
