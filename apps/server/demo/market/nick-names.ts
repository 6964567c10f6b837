/** Names that advertisers of a demonstration trade under, in the scripts of their countries. */
type Parts = readonly [first: readonly string[], second: readonly string[], joint: string];

const words = (text: string): readonly string[] => text.split(' ');

const latin: Parts = [
  words(
    'Amber Quiet Swift North Cedar Lucky Bright Coral Solid Silver Prime Olive Rapid Golden Calm Steady Blue Clever Honest Grand Noble Sunny River Polar',
  ),
  words(
    'Otter Harbor Bridge Falcon Market Lantern Anchor Maple Comet Pine Trader Heron Summit Badger Meadow Compass Tiger Canyon Lotus Willow Island Raven Orchard Beacon',
  ),
  ' ',
];

const scripts: Readonly<Record<string, Parts>> = {
  RUB: [words('Тихий Быстрый Северный Честный Зелёный Ясный'), words('Обмен Берег Маяк Сокол Кедр Ветер'), ' '],
  UAH: [words('Швидкий Північний Чесний Світлий Зелений Вільний'), words('Обмін Сокіл Вітер Степ Якір Клен'), ' '],
  KZT: [words('Алтын Жақсы Жылдам Көк Ақ Берік'), words('Қыран Бөрі Тұлпар Бұлақ Жол Дала'), ' '],
  CNY: [words('金桥 海风 云山 青竹 明月 长河'), words('小铺 商行 阿明 小李 老王 快币'), ''],
  TWD: [words('晨光 山海 玉竹 藍天 北橋 安心'), words('商行 小舖 阿哲 小陳 換幣 老張'), ''],
  HKD: [words('維港 獅山 東方 半島 新界 海灣'), words('找換 商號 阿强 小黃 金舖 快兌'), ''],
  JPY: [words('さくら みどり あおい ことり ゆき そら'), words('商店 トレード ハウス 堂 市場 や'), ''],
  KRW: [words('빠른 푸른 정직한 조용한 맑은 든든한'), words('거래 호랑이 바다 소나무 별 구름'), ' '],
  AED: [words('صقر نجمة لؤلؤة نسيم واحة شمس'), words('الخليج الصحراء البحر الشرق الوادي النخيل'), ' '],
  SAR: [words('فجر درب برق سحاب ريم كنز'), words('الرياض نجد الحجاز الجبل الساحل العز'), ' '],
  EGP: [words('نسر هرم بدر زهرة موج كوكب'), words('النيل القاهرة الدلتا الصعيد المنارة الفسطاط'), ' '],
  THB: [words('ร้านทอง ตลาดดาว บ้านเงิน ท่าเรือ สวนบัว ป่าไผ่'), words('เหนือ ใต้ ฟ้า เขียว สุข มั่นคง'), ''],
  INR: [words('तेज सच्चा हरा नीला पक्का शांत'), words('व्यापार बाजार मोर सागर पर्वत कमल'), ' '],
};

/** One for each advertiser, by the currency that each trades in; the same list gives the same names, and no two look alike. */
export function nickNames(fiats: readonly string[], keyOf: (name: string) => string): string[] {
  const taken = new Set<string>();
  const used = new Map<Parts, number>();
  return fiats.map((fiat, i) => {
    const parts = scripts[fiat] ?? latin;
    const turn = used.get(parts) ?? 0;
    used.set(parts, turn + 1);
    const plain = styled(combined(parts, turn), parts === latin ? turn % 5 : 0, turn);
    const name = taken.has(keyOf(plain)) ? `${plain} ${i + 1}` : plain;
    taken.add(keyOf(name));
    return name;
  });
}

/** Every pair of words once before the first comes again. */
function combined([first, second, joint]: Parts, turn: number): [string, string, string] {
  const n = turn % first.length;
  return [first[n] as string, second[(turn + Math.floor(turn / first.length)) % second.length] as string, joint];
}

function styled([first, second, joint]: readonly [string, string, string], style: number, turn: number): string {
  if (style === 1) return `${first}${second}`;
  if (style === 2) return `${first}${second}`.toLowerCase();
  if (style === 3) return `${first} ${second} ${10 + (turn % 80)}`;
  return `${first}${joint}${second}`;
}
