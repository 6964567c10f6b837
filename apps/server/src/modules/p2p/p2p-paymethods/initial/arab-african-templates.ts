import { bank, digits, iban, instaPayAddress, phone } from './field-kit.ts';
import { bankTransfer, brandInCountry, inCountry, rails } from './initial-template.ts';

const { instant, wallet, sameDay } = rails;
const ae = inCountry('AED', 'AE');
const sa = inCountry('SAR', 'SA');
const eg = inCountry('EGP', 'EG');
const ng = inCountry('NGN', 'NG');

const nigerianBanks = bank(`
   Access Bank, Zenith Bank, GTBank, First Bank of Nigeria, UBA, Fidelity Bank, FCMB, Stanbic IBTC, Sterling Bank,
   Union Bank, Wema Bank, Polaris Bank, Ecobank, Keystone Bank, Kuda, Moniepoint`);

export const arabAfricanTemplates = [
  ae(501, 'emirates-nbd', 'Emirates NBD', instant(100), iban('AE')),
  ae(502, 'adcb', 'Abu Dhabi Commercial Bank (ADCB)', instant(85), iban('AE')),
  ae(503, 'fab', 'First Abu Dhabi Bank (FAB)', instant(90), iban('AE')),
  ae(504, 'aani', 'Aani', instant(80), phone('AE')),
  ae(505, 'bank-transfer-ae', bankTransfer('UAE'), sameDay(70), iban('AE')),
  sa(511, 'al-rajhi', 'Al Rajhi Bank', instant(100), iban('SA')),
  sa(512, 'stc-pay', 'STC Bank (stc pay)', wallet(95), phone('SA')),
  sa(513, 'snb', 'Saudi National Bank (SNB)', instant(85), iban('SA')),
  sa(514, 'urpay', 'urpay', wallet(75), phone('SA')),
  sa(515, 'bank-transfer-sa', bankTransfer('Saudi Arabia'), sameDay(70), iban('SA')),
  eg(521, 'instapay-eg', brandInCountry('InstaPay', 'Egypt'), instant(100), instaPayAddress),
  eg(522, 'vodafone-cash', 'Vodafone Cash', wallet(95), phone('EG')),
  eg(523, 'orange-cash', 'Orange Cash', wallet(70), phone('EG')),
  eg(524, 'etisalat-cash', brandInCountry('e& money', 'Egypt'), wallet(65), phone('EG')),
  eg(525, 'iban-eg', bankTransfer('Egypt'), sameDay(60), iban('EG')),
  ng(531, 'bank-transfer-ng', bankTransfer('Nigeria'), instant(100), nigerianBanks, digits(10)),
  ng(532, 'opay', 'OPay', wallet(95), digits(10)),
  ng(533, 'palmpay', 'PalmPay', wallet(90), digits(10)),
  ng(534, 'kuda', 'Kuda', instant(70), digits(10)),
];
