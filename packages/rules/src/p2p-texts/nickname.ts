import { latinLook, plainText, wordsOf } from './plain-text.ts';
import { ruledProblem } from './text-rules.ts';

export type NickNameProblem = 'length' | 'characters' | 'mixed-scripts' | 'reserved' | 'contact';

export const nickNameLengths = { least: 2, most: 20 } as const;

/** What is wrong with the name that somebody wants to trade under; nobody may look like us. */
export function nickNameProblem(name: string, brand: string): NickNameProblem | undefined {
  const { length } = Array.from(name);
  if (length < nickNameLengths.least || length > nickNameLengths.most) return 'length';
  if (!shape.test(name) || !/\p{L}/u.test(name)) return 'characters';
  if (mixesScripts(name)) return 'mixed-scripts';
  if (isReserved(name, brand)) return 'reserved';
  return ruledProblem(name) ? 'contact' : undefined;
}

/** Letters, marks and digits, with single signs or spaces between them: nothing that hides or turns the text around it. */
const shape = /^[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}]*(?:[ ._-][\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}]*)*$/u;

/**
 * What a name looks like: names with the same key cannot be told apart at a glance, so that only one of them may exist.
 * Capitals, accents, signs between the letters, letters of other scripts and digits that look like letters make no difference.
 */
export function nickNameKey(name: string): string {
  return Array.from(latinLook(plainText(name)), (sign) => alike[sign] ?? sign)
    .filter((sign) => /[\p{L}\p{M}\d]/u.test(sign))
    .join('')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w');
}

const alike: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  i: 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  q: 'g',
  '9': 'g',
};

/** Scripts that are written together in one language. Digits and signs belong to all. */
const families: readonly RegExp[] = [
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Latin}\p{Script=Hangul}\p{Script=Han}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Latin}\p{Script=Thai}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Hebrew}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Bengali}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Georgian}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Armenian}\p{Script=Common}\p{Script=Inherited}]+$/u,
];

function mixesScripts(name: string): boolean {
  return !families.some((family) => family.test(name));
}

/** Words of those who run the exchange, in its languages: support, official, admin, escrow, appeal. They may be in no part of a name. */
const reservedParts = (
  'support admin official moderator arbiter arbitrator customerservice customercare helpdesk compliance securityteam escrow peerbourse ' +
  'soporte suporte suporta supporto assistance assistenza asistencia atencionalcliente kundendienst kundenservice destek hotro wsparcie ' +
  'biurobslugi pomoctechniczna dukungan layananpelanggan qollabquvvatlash yordamxizmati officiel offiziell oficial ufficiale oficjaln ' +
  'resmi rasmiy opisyal chinhthuc amministrator yonetici quantrivien pengelola tagapangasiwa verwaltung ' +
  'treuhand sequestre kyquy eskrou rekeningbersama apelacion apelacao apelacja odwolanie einspruch apellyatsiya khieunai ' +
  'поддержк саппорт админ модератор официальн арбитр эскроу апелляц підтримк офіційн адмін ескроу апеляц адміністрат ' +
  '客服 官方 管理员 管理員 仲裁 系统 系統 托管 託管 申诉 申訴 平台 サポート 公式 運営 管理者 システム エスクロー 異議申 ' +
  '고객센터 고객지원 공식 관리자 운영자 시스템 에스크로 이의신청 الدعم ادمن مشرف رسمي النظام الضمان استئناف خدمهالعملاء ' +
  'υποστηριξη διαχειριστ επισημ תמיכה מנהל רשמי แอดมิน ทางการ เจ้าหน้าที่ ฝ่ายบริการ ฝ่ายสนับสนุน ผู้ดูแล เอสโครว์ อุทธรณ์'
)
  .split(' ')
  .map(nickNameKey);

/** Words that are part of honest names as well; alone they are ours. */
const reservedWords = new Set(
  (
    'staff mod mods help system sysop root team bot operator service security risk appeal appeals p2p desk center centre notice alert ' +
    'sistema systeme sistem tizim hethong system система ระบบ نظام pomoc ayuda ajuda aiuto hilfe aide bantuan tulong yordam trogiup yardim ' +
    'custodia garantia garanzia emanet depozyt banding itiraz recurso ricorso reclamo recours apela pomoc помощь допомога поддержка'
  )
    .split(' ')
    .map(nickNameKey),
);

function isReserved(name: string, brand: string): boolean {
  const key = nickNameKey(name);
  const once = withoutRepeats(key);
  const parts = [...reservedParts, nickNameKey(brand)].filter((part) => part !== '');
  if (parts.some((part) => key.includes(part) || once.includes(withoutRepeats(part)))) return true;
  return reservedWords.has(key) || wordsOf(plainText(name)).every((word) => reservedWords.has(nickNameKey(word)));
}

/** `suppport` reads like `support`. */
function withoutRepeats(key: string): string {
  return key.replace(/(.)\1+/gu, '$1');
}
