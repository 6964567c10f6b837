import { bank, digits, ifsc, phone, promptPayId, qrCode, upiId } from './field-kit.ts';
import { bankTransfer, brandInCountry, inCountry, rails } from './initial-template.ts';

const { instant, wallet, sameDay } = rails;
const vn = inCountry('VND', 'VN');
const id = inCountry('IDR', 'ID');
const ph = inCountry('PHP', 'PH');
const th = inCountry('THB', 'TH');
const india = inCountry('INR', 'IN');

const vietnameseBanks = bank(`
   Vietcombank, VietinBank, BIDV, Agribank, Techcombank, MB Bank, ACB, VPBank, Sacombank, TPBank, HDBank, VIB,
   SHB, OCB, MSB, SeABank, Eximbank, LPBank, Nam A Bank, Cake by VPBank, Timo`);

const thaiBanks = bank(`
   Bangkok Bank, Kasikornbank, Siam Commercial Bank, Krungthai Bank, Krungsri (Bank of Ayudhya), TMBThanachart Bank,
   Government Savings Bank, CIMB Thai, UOB Thai, Kiatnakin Phatra Bank, Land and Houses Bank`);

export const southAsianTemplates = [
  vn(201, 'bank-transfer-vn', bankTransfer('Vietnam'), instant(100), vietnameseBanks, digits(6, 19)),
  vn(202, 'momo', 'MoMo', wallet(90), phone('VN')),
  vn(203, 'zalopay', 'ZaloPay', wallet(80), phone('VN')),
  vn(204, 'viettel-money', 'Viettel Money', wallet(60), phone('VN')),
  id(211, 'bca', 'Bank Central Asia (BCA)', instant(100), digits(10)),
  id(212, 'mandiri', 'Bank Mandiri', instant(90), digits(13)),
  id(213, 'bri', 'Bank Rakyat Indonesia (BRI)', instant(85), digits(15)),
  id(214, 'bni', 'Bank Negara Indonesia (BNI)', instant(80), digits(10)),
  id(215, 'gopay', 'GoPay', wallet(78), phone('ID')),
  id(216, 'ovo', 'OVO', wallet(75), phone('ID')),
  id(217, 'dana', 'DANA', wallet(77), phone('ID')),
  id(218, 'shopeepay-id', 'ShopeePay', wallet(60), phone('ID')),
  ph(221, 'gcash', 'GCash', wallet(100), phone('PH')),
  ph(222, 'maya', 'Maya', wallet(90), phone('PH')),
  ph(223, 'bpi', 'Bank of the Philippine Islands (BPI)', instant(70), digits(10)),
  ph(224, 'bdo', 'BDO Unibank', instant(75), digits(10, 12)),
  ph(225, 'unionbank-ph', 'UnionBank of the Philippines', instant(65), digits(12)),
  ph(226, 'gotyme', 'GoTyme Bank', instant(55), digits(12)),
  th(231, 'promptpay', 'PromptPay', instant(100), promptPayId),
  th(232, 'bank-transfer-th', bankTransfer('Thailand'), instant(90), thaiBanks, digits(10, 12)),
  th(233, 'truemoney', 'TrueMoney Wallet', wallet(80), phone('TH')),
  india(241, 'upi', 'UPI', instant(100), upiId, qrCode),
  india(242, 'imps', 'IMPS', instant(90), ifsc, digits(9, 18)),
  india(243, 'neft', 'NEFT', sameDay(60), ifsc, digits(9, 18)),
  india(244, 'paytm', 'Paytm', wallet(80), upiId),
  india(245, 'phonepe', 'PhonePe', wallet(80), upiId),
  india(246, 'google-pay-in', brandInCountry('Google Pay', 'India'), wallet(75), upiId),
];
