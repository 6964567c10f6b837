import { bank, bankCode, branch, branchCode, card, digits, emailOrPhone, fpsId, kanaName, phone, qrCode, weChatId } from './field-kit.ts';
import { bankCard, bankTransfer, brandInCountry, inCountry, rails } from './initial-template.ts';

const { instant, wallet, sameDay } = rails;
const cn = inCountry('CNY', 'CN');
const hk = inCountry('HKD', 'HK');
const tw = inCountry('TWD', 'TW');
const kr = inCountry('KRW', 'KR');
const jp = inCountry('JPY', 'JP');

const koreanBanks = bank(`
   KB Kookmin Bank, Shinhan Bank, Woori Bank, KEB Hana Bank, NH NongHyup Bank, IBK, SC First Bank, Citibank Korea,
   Busan Bank, Daegu Bank (iM Bank), Kyongnam Bank, Kwangju Bank, Jeonbuk Bank, Suhyup Bank, Korea Post, Saemaul Geumgo,
   Shinhyup, K bank, KakaoBank, Toss Bank`);

export const eastAsianTemplates = [
  cn(101, 'alipay', 'Alipay', wallet(90), emailOrPhone('CN'), qrCode),
  cn(102, 'wechat-pay', 'WeChat Pay', wallet(80), weChatId, qrCode),
  cn(103, 'bank-card-cn', bankCard('China'), instant(100), bankCardBank(), card, branch),
  hk(111, 'fps-hk', brandInCountry('FPS', 'Hong Kong'), instant(100), fpsId),
  hk(112, 'payme-hk', 'PayMe by HSBC', wallet(80), phone('HK')),
  hk(113, 'alipay-hk', 'AlipayHK', wallet(60), phone('HK'), qrCode),
  hk(114, 'hsbc-hk', 'HSBC Hong Kong', instant(70), digits(9, 12)),
  hk(115, 'hang-seng', 'Hang Seng Bank', instant(50), digits(9, 12)),
  tw(121, 'bank-transfer-tw', bankTransfer('Taiwan'), instant(100), bankCode(3), digits(10, 16)),
  tw(122, 'line-pay-tw', 'LINE Pay Money', wallet(80), phone('TW')),
  tw(123, 'jkopay', 'JKOPAY', wallet(60), phone('TW')),
  kr(131, 'bank-transfer-kr', bankTransfer('Korea'), instant(100), koreanBanks, digits(10, 14)),
  kr(132, 'kakaopay', 'KakaoPay', wallet(90), phone('KR')),
  kr(133, 'toss', 'Toss', wallet(85), phone('KR')),
  kr(134, 'naver-pay', 'Naver Pay', wallet(60), phone('KR')),
  jp(141, 'bank-transfer-jp', bankTransfer('Japan'), sameDay(100), bankCode(4), branchCode(3), digits(7), kanaName),
  jp(142, 'paypay', 'PayPay', wallet(90), phone('JP')),
  jp(143, 'rakuten-pay', 'Rakuten Pay', wallet(50), phone('JP')),
];

function bankCardBank() {
  return bank(`
   ICBC, China Construction Bank, Agricultural Bank of China, Bank of China, Bank of Communications,
   Postal Savings Bank of China, China Merchants Bank, CITIC Bank, China Everbright Bank, China Minsheng Bank,
   Industrial Bank, Shanghai Pudong Development Bank, Ping An Bank, Hua Xia Bank, China Guangfa Bank, China Zheshang Bank`);
}
