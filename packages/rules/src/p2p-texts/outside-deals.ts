import { compact, cyrillicLook, latinLook, readings } from './plain-text.ts';

/** Whether a plain text invites to trade past the market and its escrow, or to talk about it elsewhere. */
export function invitesOutside(plain: string): boolean {
  const looks = readings(plain, latinLook(plain), cyrillicLook(plain));
  const tight = compact(plain);
  return looks.some((look) => spaced.some((phrase) => phrase.test(look))) || unspaced.some((phrase) => phrase.test(tight));
}

/** A word that means past something, and soon after it one that means us. */
function past(words: string, houses: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${words})\p{L}{0,3}(?:[\s-]+\p{L}+){0,2}?[\s-]+(?:ال|ה)?(?:${houses})`, 'u');
}

const latinHouses =
  'platform|plataforma|plateforme|plattform|exchange|(?:web)?site(?!\\p{L})|web(?!\\p{L})|market|apps?(?!\\p{L})|apli[ck]a|anwendung|escrow|bolsa|borse|borsa|bourse|gield|serwis|sitio|san(?!\\p{L})|middleman|intermedia';

const spaced: readonly RegExp[] = [
  past('out\\s?side(?:\\s+of)?|off|without|bypass|avoid|skip|around|past|not\\s+(?:use|through|via|on)|dont\\s+use|leave', latinHouses),
  past(
    'fuera|sin|hors|sans|en\\s+dehors|fora|sem|senza|fuori|ohne|au(?:ss|s|ß)erhalb|neben|ngoai|khong\\s+qua|di\\s+luar|luar|tanpa|poza|bez|obok',
    latinHouses,
  ),
  past(
    'мимо|вне|без|минуя|помимо|не\\s+через|в\\s+обход|поза|повз',
    'платформ|бирж|бірж|саит|площадк|маидан|гарант|эскроу|приложени|сервис',
  ),
  past('خارج|بدون|دون|بعيد\\s+عن|بعيدا\\s+عن|من\\s+غير|بلا', 'منص|موقع|تطبيق|ضمان|بورص'),
  past('εκτοσ|χωρισ|διχωσ|εξω\\s+απο', 'πλατφορμ|μεσεγγυησ|ανταλλακτηρι|σαιτ|εφαρμογ|ιστοσελιδ'),
  past('מחוץ|בלי|ללא', 'לפלטפורמה|פלטפורמה|לאתר|אתר|אפליקציה|בורסה'),
  /\bplatform\s?dis|\bsite\s?dis|\bsiteden\s+bagimsiz|\bplatformdan\s+bagimsiz|\bno\s+escrow/,
  // English: deals, talks and numbers of one's own
  /\bdeals?\s+direct(?:ly)?\b|\bdirect\s+deals?\b|\bdirectly\s+with\s+me\b|\bpay\s+me\s+directly\b|\bprivate(?:ly)?\s+deals?\b|\bdo\s+it\s+privately\b/,
  /\b(?:pay|settle|trade|deal)\s+(?:\w+\s+)?outside\b|\belsewhere\b|\bsomewhere\s+else\b|\banother\s+(?:chat\s+)?app\b|\bby\s+ourselves\b|\bbetween\s+(?:us|ourselves)\b|\bon\s+our\s+own\b|\bon\s+google\b/,
  /\bcontact\s+me\b(?!\s+(?:in|through)\s+(?:the\s+)?(?:order\s+)?chat)|\b(?:dm|pm|sms|text|call|ring|ping)\s+me\b|\bhmu\b/,
  /\bmy\s+(?:number|contact|cell|phone|mobile|nick\s?name|handle|whats)\b|\bto\s+my\s+wallet\b|\binbox\b|\bscan\b.*\bqr\b|\b(?:leave|send|give)\s+(?:me\s+)?your\s+(?:e?mail|phone|number|contact)/,
  /\bcancel\s+(?:the\s+|this\s+|your\s+)?order\s+and\s+(?:we|lets?|i|do|deal|trade|write|contact)\b|\bsame\s+name\s+on\b/,
  // Other languages in Latin letters
  /\bpor\s+fuera\b|\btrato\s+directo\b|\b(?:por|al|en)\s+privado\b|\bmi\s+(?:numero|contacto|celular)\b|\bpor\s+otro\s+lado\b|\bentre\s+nosotros\b/,
  /\bpor\s+fora\b|\b(?:no|em)\s+privado\b|\bnegocio\s+direto\b|\bmeu\s+(?:numero|contato|celular)\b|\bno\s+particular\b|\bentre\s+nos\b/,
  /\ben\s+prive\b|\ben\s+direct\b|\bentre\s+nous\b|\bmon\s+(?:numero|contact|portable)\b|\becrivez[\s-]moi\b(?!\s+dans)/,
  /\bruf\s+mich\s+an\b|\bschreib\s+mir\b(?!\s+im\b)|\bmeine\s+nummer\b|\bprivat\s+(?:geht|billiger|gunstiger)|\bunter\s+uns\b/,
  /\bnumaradan\b|\bnumaram\b|\bozelden\b|\baramizda\b/,
  /\bnhan\s+tin\s+rieng\b|\bgoi\s+cho\s+toi\b|\bsđt\b|\bsdt\b|\bket\s+ban\b|\bib\s+(?:minh|toi)\b|\bban\s+rieng\b|\bgiao\s+dich\s+rieng\b/,
  /\bhubungi\b(?!.*\bchat\b)|\bjapri\b|\btransaksi\s+langsung\b|\busah\s+lewat\b|\bprywatnie\b|\bmiedzy\s+nami\b|\bnomor\s+saya\b|\bzadzwon\b|\bmoj\s+numer\b/,
  // Cyrillic
  /(?:сделка|работаю|обмен|домовимось)\s+напряму|между\s+нами|між\s+нами|обменяемся\s+лично|договоримся|в\s+(?:личку|личке|лс|приват)(?!\p{L})|приватно|(?:скину|дам|пришлю|вышлю)\s+(?:свои\s+)?контакт/u,
  /(?:мои|мой)\s+(?:ник|номер|контакт)|контакт\s+в\s+нике|звони|дзвони|наберите|(?:отмените|отмени)\s+ордер\s+и/,
  // Arabic, Greek, Hebrew
  /راسلني|كلمني|رقمك|(?<!\p{L})بيننا(?!\p{L})|على\s+الخاص|تعال\s+خاص|نتعامل\s+(?:مباشر|خاص)|ونتعامل|اتصل\s+بي|(?<!\p{L})رقمي(?!\p{L})|التعامل\s+(?:مباشر|خاص)/u,
  /λεμε\s+απευθειασ|γραψε\s+μου|μου\s+ιδιωτικα|μεταξυ\s+μασ|καλεσε\s+με/,
  /תתקשרו|בפרטי|בינינו/,
];

const unspaced: readonly RegExp[] = [
  /(?:绕过|繞過|绕开|不通过|不通過|不经过|不經過|不走|不用|脱离|脫離|避开|避開|跳过|跳過|离开|離開).{0,3}(?:平台|网站|網站|交易所|担保|擔保|app)|(?:平台|站)外/,
  /私聊|私下|留下?个?(?:电话|電話)|(?:换个|換個|别的|別的)(?:软件|軟件|軟體)|直接交易|私信|小号聊|线下交易|線下交易|加我好友|昵称加|暱稱加|联系方式|聯絡方式|場外私/,
  /(?:サイト|運営|プラットフォーム|取引所|アプリ|エスクロー)(?:を?通さ|を?介さ|なし|無し|の外|外|を使わ)|直接取引|相対取引|直接やり|dmください|個人的に連絡|で検索して連絡|外部で|個人間|(?:ほか|他|別)のアプリ/,
  /(?:사이트|플랫폼|거래소|앱|에스크로)(?:를|을|에서|은|는)?(?:통하지|없이|밖|말고|거치지|외부)|직거래|장외에서|개인거래|개인적으로연락|검색해서연락|따로연락|개인끼리|다른(?:앱|메신저)|번호남겨|전화주|문자주/,
  /(?:ไม่|นอก|เลี่ยง|ข้าม)(?:ต้อง|ผ่าน|ใช้){0,2}(?:เว็บ|แพลตฟอร์ม|ระบบ|แอ[ปพ]|ตัวกลาง)|(?:คุย|ตกลง)กันเอง|แอ[ปพ]อื่น|ทิ้งเบอร์|(?:ติดต่อ|แชท|ทัก|คุย)ส่วนตัว|หลังไมค์/,
];
