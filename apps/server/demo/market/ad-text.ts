/** What advertisers of a demonstration write under their ads: in English, and in the language of their customers. */
const general: readonly string[] = [
  '',
  'Payments from your own account only. I release as soon as the money is here.',
  'Online from morning to late evening. Please pay the exact amount, with the order number as the reference.',
  'No third-party payments: they are sent back, and the order ends in an appeal.',
  'Usually released within five minutes.\nLarge orders are welcome; please open one order at a time.',
  'First order with me? Please keep a receipt of your payment ready.',
  '',
  'I check every payment in my banking app before I release. Thank you for your patience at busy hours.',
];

const local: Readonly<Record<string, readonly string[]>> = {
  EUR: [
    'Bitte nur vom eigenen Konto überweisen. Freigabe sofort nach Zahlungseingang.',
    'Merci de payer depuis un compte à votre nom. Libération en quelques minutes.',
    'Solo pagos desde una cuenta a tu nombre. Libero en pocos minutos.',
  ],
  JPY: ['ご本人名義の口座からお振込みください。入金を確認しだい、すぐに送ります。'],
  KRW: ['본인 명의 계좌에서만 입금해 주세요. 입금 확인 후 바로 보내 드립니다.'],
  CNY: ['请使用本人账户付款，付款备注订单号即可，到账后马上放币。'],
  TWD: ['請使用本人帳戶付款，到帳後立即放幣，謝謝。'],
  RUB: ['Только с карты на ваше имя. Отпускаю сразу после поступления.'],
  UAH: ['Лише з картки на ваше ім’я. Відпускаю одразу після надходження.'],
  AED: ['الدفع من حسابك الشخصي فقط. يتم الإفراج فور وصول المبلغ.'],
  SAR: ['الرجاء التحويل من حساب باسمك. الإفراج خلال دقائق.'],
  TRY: ['Yalnızca kendi hesabınızdan ödeme kabul edilir. Ödeme gelince hemen serbest bırakırım.'],
  BRL: ['Somente pagamentos da sua própria conta. Libero em poucos minutos.'],
  VND: ['Chỉ nhận thanh toán từ tài khoản chính chủ. Nhận tiền là mở khóa ngay.'],
  IDR: ['Hanya dari rekening atas nama sendiri. Dilepas segera setelah dana masuk.'],
};

export const autoReplies: readonly string[] = [
  '',
  'Hello, and thank you for the order. Please pay within the time shown and press the button afterwards.',
  'Welcome. I am here and watch my account; I release as soon as I see the payment.',
];

export function remarkOf(fiat: string, i: number): string {
  const own = local[fiat] ?? [];
  return (i % 3 === 0 ? own[Math.floor(i / 3) % own.length] : undefined) ?? (general[i % general.length] as string);
}
