import { latinLook, readings } from './plain-text.ts';

/** Whether a plain text holds a mail address, a web address or a handle, also one that is spelled out. */
export function hasWebContact(plain: string): boolean {
  const looks = readings(plain, latinLook(plain)).map(spelledOut);
  return /[a-z\d]\s+dot\s+[a-z]{2}/.test(plain) || looks.some((look) => contacts.some((contact) => contact.test(look)));
}

const atText = /\s*[([{<]\s*(?:at|a)\s*[)\]}>]\s*|\s+(?:arroba|arobase|собака|собачка|παπακι|שטרודל)\s+|\s*(?:アット|艾特|골뱅이|แอท)\s*/g;
const atBeforeMail = /\s+(?:at|ات)\s+(?=\p{L}+\s*(?:[.,]|dot|point|punto|דוט|دوت|\())/gu;
const dotWords =
  /\s*[([{<]\s*(?:dot|\.)\s*[)\]}>]\s*|\s+(?:dot|punto|ponto|точка|τελεια|נקודה|دوت)\s+|\s*(?:ドット|닷|ดอท)\s*|\s+point\s+(?=com|fr|net)|\s+점\s+(?=컴|com)|\s*[点點]\s*(?=com|net|cn|io)/g;

function spelledOut(look: string): string {
  return look.replace(atText, '@').replace(atBeforeMail, '@').replace(dotWords, '.');
}

const domains =
  'com|net|org|io|me|xyz|shop|store|site|online|info|biz|top|club|vip|app|ru|рф|pф|ua|cn|tw|jp|kr|th|gr|il|de|fr|es|br|mx|tr|vn|id|pl|uk|eu|us|ly|ee|cc|tv|gg|link|pro|ру|ком|com|컴|คอม|كوم|py';

/** No piece may repeat without an end before a sign that need not come: a long text would take long to judge. */
const contacts: readonly RegExp[] = [
  /(?:https?|hxxps?)\s*:|\bhttps?\b|\bwww\b/,
  /[\p{L}\d]\s?@\s?[\p{L}\d-]{1,60}\s?\.\s?\p{L}{2}/u,
  /(?:^|[^\p{L}\d])@\s?[a-z][\w.]{3,}/u,
  new RegExp(String.raw`[\p{L}\d-]{2}(?:\.|\s\.\s?)(?:${domains})(?![\p{L}\d])`, 'u'),
  /[a-z\d-]{3},(?:com|net|org|io)\b/,
  /(?:^|[^a-z])t\.me(?![a-z])/,
  /(?:^|[^a-z])(?:gmail|hotmail|protonmail|outlook|yahoo|icloud)(?![a-z])/,
  // Names as people have them elsewhere: long, with digits or a low line at their end.
  /(?:^|[^a-z\d])[a-z]{5}[a-z]*(?:_[a-z\d]+|\d{2,})(?![a-z\d])/,
  /\bmy\s+@|\s(?:at|@)\s+proton\b/,
  /[a-z]{3}#\d{4}(?!\d)|live:[a-z]/,
];
