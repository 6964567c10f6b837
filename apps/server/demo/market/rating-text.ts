/** What traders of a demonstration say about each other: in English, and in the language of a currency. */
const general: readonly string[] = [
  'Fast and friendly.',
  'Paid and released within minutes, as described.',
  'Smooth trade, will come back.',
  'Clear instructions and a quick answer in the chat.',
];

const local: Readonly<Record<string, readonly string[]>> = {
  EUR: ['Schnell und freundlich, gerne wieder.', 'Rapide et sérieux, je recommande.', 'Todo perfecto y muy rápido.'],
  JPY: ['とても早くて丁寧な対応でした。', '説明が分かりやすく、安心して取引できました。'],
  KRW: ['빠르고 친절합니다. 또 거래하고 싶어요.'],
  CNY: ['放币很快，沟通顺畅，好评。'],
  RUB: ['Быстро и без вопросов, рекомендую.'],
  AED: ['تعامل سريع ومحترم، شكرًا لك.'],
  TRY: ['Hızlı ve güvenilir, teşekkürler.'],
  BRL: ['Rápido e atencioso, recomendo.'],
  VND: ['Giao dịch nhanh, nhiệt tình.'],
};

const bad = 'It took much longer than promised.';

/** A few are not content; every second one of the others says it in their own words. */
export function ratingOf(fiat: string, i: number) {
  if (i % 17 === 5) return { isGood: false, tags: ['slow' as const], comment: bad };
  const texts = [...(local[fiat] ?? []), ...general];
  const tags = i % 3 === 0 ? (['fast', 'polite'] as const) : (['easy-payment'] as const);
  return { isGood: true, tags: [...tags], ...(i % 2 === 0 ? { comment: texts[(i / 2) % texts.length] as string } : {}) };
}
