import { compact, cyrillicLook, latinLook, plainText, readings, withoutLeet, wordsOf } from './plain-text.ts';

/** Whether a plain text names a place to talk elsewhere. Ways of paying that bear such a name are none. */
export function namesMessenger(plain: string): boolean {
  const text = withoutPayments(plain);
  return namesLatin(text) || namesInWords(text) || namesUnspaced(text);
}

/** Payments with the name of a messenger, words that hold one, and the wish to be left alone on one. */
const payments: readonly RegExp[] = [
  /ออนไลน์|オンライン|온라인|انستاباي|انستا\s?باي/g,
  /\b(?:wechat|line|kakao|zalo|viber|whatsapp|telegram|signal)[\s-]?(?:pay|bank)\b/g,
  /(?:微信|wechat)\s?(?:支付|付款|转账|轉帳|收款)/g,
  /카카오\s?(?:뱅크|페이)|라인\s?페이|ライン\s?ペイ/g,
  /(?:^|[.!?;]\s*)(?:no|never|without)\s+(?:telegram|whatsapp|wechat|viber|line|signal)(?:\s*(?:,|or|and|\/)\s*(?:telegram|whatsapp|wechat|viber|line|signal))*\s*(?=$|[,.;!])/g,
];

function withoutPayments(plain: string): string {
  return payments.reduce((left, payment) => left.replace(payment, ' '), plain);
}

const latinNames = new Set(
  (
    'telegram telegrama telegramie telegramdan tlgrm tlg tele tg tgk telega whatsapp watsap wasap guasap zapzap wapp wa wp wechat weixin wx vx viber ' +
    'kakao kakaotalk katalk zalo discord instagram insta ig facebook fb messenger skype snapchat vk vkontakte icq kik threema botim qq tiktok ' +
    'twitter simplex wickr zap'
  ).split(' '),
);

const shortPairs = new Set(['tg', 'vx', 'wx', 'qq']);

/** Names that are long enough to be known with one letter wrong. */
const longNames = ['telegram', 'whatsapp', 'instagram', 'facebook', 'kakaotalk', 'snapchat'];
const longStart = /^(?:telegram|whatsapp|instagram|facebook|messenger)/;

/** Names that are words of the language as well: what stands beside them decides. */
const latinPhrases: readonly RegExp[] = [
  /\b(?:my|add|via|on|by|use|id|your|our)\s+(?:my\s+)?line\b(?!\s+(?:of|with|at))/,
  /\bline\s*(?:id|:|@|is\b)|\bline\s?(?:加|交換|追加|教え)|\bid\s*line\b/,
  /\b(?:on|via|by|my|use)\s+signal\b|\bsignal\s*(?:app|messenger|number|id|:)/,
  /\b(?:on|my|add)\s+snap\b|\bsnap\s*:/,
  /\bw\s?[./]\s?a\b|\bwhats?\s+(?:\+?\d|al\b|app)/,
  /paper\s?plane|plane\s+app|(?:green|blue)\s+app\b|\bother app\b|app with the plane/,
  /\bt\s+(?:dot\s+)?me\s+slash\b|\bt\s+г\b/,
];

function namesLatin(plain: string): boolean {
  const looks = readings(plain, latinLook(plain)).flatMap((look) => [look, withoutLeet(look, 'l'), withoutLeet(look, 'i')]);
  return [...new Set(looks)].some((look) => latinPhrases.some((phrase) => phrase.test(look)) || hasLatinName(look));
}

function hasLatinName(look: string): boolean {
  const words = (look.match(/[a-z\p{Script=Cyrillic}\p{Script=Greek}]+/gu) ?? []).filter((word) => /^[a-z]+$/.test(word));
  return words.some((word, index) => {
    const pair = word + (words[index + 1] ?? '');
    const isShortPair = word.length === 1 && shortPairs.has(pair);
    const isLongPair = word.length > 1 && latinNames.has(pair);
    return (
      latinNames.has(word) ||
      longStart.test(word) ||
      isShortPair ||
      isLongPair ||
      longNames.some((name) => isNearly(word, name) || isNearly(pair, name))
    );
  });
}

/** One letter is missing, too many or wrong. */
function isNearly(word: string, name: string): boolean {
  if (Math.abs(word.length - name.length) > 1) return false;
  let start = 0;
  while (start < name.length && word[start] === name[start]) start += 1;
  let end = 0;
  while (end < Math.min(word.length, name.length) - start && word.at(-1 - end) === name.at(-1 - end)) end += 1;
  return Math.max(word.length, name.length) - start - end <= 1;
}

/** Of Cyrillic, Greek, Arabic and Hebrew: words that begin like this, because their ends change. */
const beginnings = listed(
  'телеграм телега телегу телеге телегой телеграмм тележк ватсап вацап вотсап ватцап ватсапп вайбер вибер дискорд мессенджер інстаграм инстаграм вконтакте скайп фейсбук ' +
    'τηλεγραμ τελεγκραμ τελεγραμ βαιμπερ γουατσαπ ουατσαπ ινσταγκραμ φεισμπουκ ' +
    'تيليجرام تيليغرام تلغرام تلجرام تيلجرام تيلغرام تليجرام تليغرام تلقرام تلكرام واتساب واتسب واتس وتساب فايبر انستا سناب فيسبوك ' +
    'טלגרם וואטסאפ ווצאפ ווטסאפ וואצאפ ואטסאפ ווטסאפ וואצפ',
);
const wholeWords = new Set(listed('тг тгк инста вк лс личку личке вацап тлг التلي تلي'));
const prefixes = /^(?:وال|بال|ال|و|ب|ع|ה|ב|ל|ו)/;

function namesInWords(plain: string): boolean {
  return readings(plain, cyrillicLook(plain)).some((look) => {
    const words = wordsOf(look);
    const joined = words.map((word, index) => word + (words[index + 1] ?? ''));
    const isShortPair = words.some((word, index) => word === 'т' && words[index + 1] === 'г');
    return (
      isShortPair || words.some(isNamed) || joined.some((pair) => pair.length <= 14 && beginnings.some((name) => pair.startsWith(name)))
    );
  });
}

function isNamed(word: string): boolean {
  const bare = word.replace(prefixes, '');
  return wholeWords.has(word) || beginnings.some((name) => word.startsWith(name) || bare.startsWith(name));
}

/** Of scripts without spaces: wherever they stand. */
const unspacedNames = listed(
  'v信 微x 加v 加薇 加卫星 扣扣 抠抠 企鹅号 加qq 电报 电報 電報 纸飞机 飞机号 小飞机 加賴 加赖 的賴 賴id 用賴 蝙蝠号 ' +
    'らいん ライン追加 ライン交換 ラインid ラインで ラインの テレグラム てれぐらむ ワッツアップ カカオ インスタ ツイッター ディスコード ' +
    '카톡 까톡 깨톡 카카오톡 ㅋㅌ ㅌㄹ ㅌㄱ 카카오 인별 메신저 ㅋㅏ톡 텔레 텔그 텔래 라인아이디 라인으로 왓츠앱 와츠앱 인스타 오픈채팅 오픈톡 디스코드 위챗 ' +
    'ไลน์ แอดไล ไอดีไลน เทเลแกรม เทเลเเกรม เทเล วอทแอพ วอตส์แอป เฟสบุ๊ค เฟซบุ๊ก ไอจี วีแชท แอดมา',
);
const unspacedPhrases: readonly RegExp[] = [
  /[微薇威维維徽葳嶶][^\p{L}\d]{0,2}[信芯心❤♥]/u,
  /تي?لي?[قغجك]را?م|انست[قغجك]?را?م/,
  /(?:^|[^a-z])[vq]\s*[:：♥]\s*[a-z\d]{5,}/u,
  /ライン\s*[a-z]|ไลน\s*[a-z]|เฟส\s*[a-z]|[+加]\s*v(?![a-z])/u,
  /line[でに]連絡|賴\s*[a-z:]/u,
];

function namesUnspaced(plain: string): boolean {
  // Characters that look like Katakana.
  const tight = compact(plain).replace(/[厶卜力口夕工八]/g, (sign) => 'ムトカロタエハ'['厶卜力口夕工八'.indexOf(sign)] ?? sign);
  return unspacedNames.some((name) => tight.includes(name)) || unspacedPhrases.some((phrase) => phrase.test(plain) || phrase.test(tight));
}

/** As they look without their disguises. */
function listed(names: string): string[] {
  return names.split(' ').map(plainText);
}
