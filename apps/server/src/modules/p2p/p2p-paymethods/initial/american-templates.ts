import {
  bankName,
  cbuOrAlias,
  clabe,
  digits,
  email,
  emailOrPhone,
  handle,
  institution,
  phone,
  pixKey,
  routing,
  transit,
} from './field-kit.ts';
import { achTransfer, bankTransfer, brandInCountry, inCountry, rails, wireTransfer } from './initial-template.ts';

const { instant, wallet, sameDay, slow } = rails;
const us = inCountry('USD', 'US');
const ca = inCountry('CAD', 'CA');
const br = inCountry('BRL', 'BR');
const mx = inCountry('MXN', 'MX');
const ar = inCountry('ARS', 'AR');
const co = inCountry('COP', 'CO');

export const americanTemplates = [
  us(401, 'zelle', 'Zelle', instant(100), emailOrPhone('US')),
  us(402, 'ach', achTransfer, slow(70), bankName, routing, digits(4, 17)),
  us(403, 'fedwire', wireTransfer('US'), sameDay(60), bankName, routing, digits(4, 17)),
  us(404, 'cash-app', 'Cash App', wallet(80), handle),
  us(405, 'venmo', 'Venmo', wallet(75), handle),
  us(406, 'paypal', 'PayPal', wallet(65), email),
  us(407, 'chime', 'Chime', wallet(50), handle),
  ca(411, 'interac', 'Interac e-Transfer', instant(100), emailOrPhone('CA')),
  ca(412, 'eft-ca', bankTransfer('Canada'), slow(60), institution, transit, digits(7, 12)),
  br(421, 'pix', 'Pix', instant(100), pixKey),
  br(422, 'mercado-pago-br', brandInCountry('Mercado Pago', 'Brazil'), wallet(70), pixKey),
  br(423, 'nubank', 'Nubank', instant(80), pixKey),
  br(424, 'picpay', 'PicPay', wallet(60), handle),
  mx(431, 'spei', 'SPEI', instant(100), clabe),
  mx(432, 'mercado-pago-mx', brandInCountry('Mercado Pago', 'Mexico'), wallet(75), clabe),
  mx(433, 'bbva-mx', 'BBVA México', instant(80), clabe),
  ar(441, 'mercado-pago-ar', brandInCountry('Mercado Pago', 'Argentina'), wallet(100), cbuOrAlias),
  ar(442, 'bank-transfer-ar', bankTransfer('Argentina'), instant(90), cbuOrAlias),
  ar(443, 'uala', 'Ualá', wallet(80), cbuOrAlias),
  ar(444, 'brubank', 'Brubank', instant(70), cbuOrAlias),
  co(451, 'nequi', 'Nequi', wallet(100), phone('CO')),
  co(452, 'daviplata', 'Daviplata', wallet(90), phone('CO')),
  co(453, 'bancolombia', 'Bancolombia', instant(95), digits(11)),
];
