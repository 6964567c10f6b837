import { card, cardUz, digits, email, emailOrPhone, handle, iban, phone, sortCode, swift } from './field-kit.ts';
import { bankTransfer, brandInCountry, inCountry, inPlaces, rails } from './initial-template.ts';

const { instant, wallet, sameDay, slow } = rails;

const euro = 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC MT NL PT SI SK SM VA'.split(' ');
/** Transfers in euros also reach accounts of countries with money of their own. */
const sepa = [...euro, 'CH', 'CZ', 'DK', 'GB', 'GI', 'HU', 'IS', 'LI', 'NO', 'PL', 'RO', 'SE'];

const wiseFiats = ['EUR', 'GBP', 'USD', 'CAD', 'BRL', 'INR', 'TRY'];
const gb = inCountry('GBP', 'GB');
const pl = inCountry('PLN', 'PL');
const ua = inCountry('UAH', 'UA');
const ru = inCountry('RUB', 'RU');
const kz = inCountry('KZT', 'KZ');
const uz = inCountry('UZS', 'UZ');
const tr = inCountry('TRY', 'TR');

export const europeanTemplates = [
  inPlaces(['EUR'], sepa)(301, 'sepa', 'SEPA', slow(90), iban(...sepa), swift),
  inPlaces(['EUR'], sepa)(302, 'sepa-instant', 'SEPA Instant', instant(100), iban(...sepa)),
  inPlaces(['EUR', 'GBP', 'USD', 'PLN'], [...sepa, 'US'])(303, 'revolut', 'Revolut', wallet(95), handle),
  inPlaces(wiseFiats, [...sepa, 'US', 'CA', 'BR', 'IN', 'TR'])(304, 'wise', 'Wise', wallet(85), email),
  inPlaces(['EUR'], sepa)(305, 'n26', 'N26', instant(60), iban(...sepa)),
  inPlaces(['EUR'], ['ES'])(306, 'bizum', 'Bizum', instant(75), phone('ES')),
  inPlaces(['EUR'], ['PT'])(307, 'mb-way', 'MB WAY', instant(65), phone('PT')),
  inPlaces(['EUR'], ['IT'])(308, 'satispay', 'Satispay', wallet(50), phone('IT')),
  inPlaces(['EUR'], ['BE', 'DE', 'FR'])(309, 'wero', 'Wero', instant(55), emailOrPhone('BE', 'DE', 'FR')),
  inPlaces(['EUR'], sepa)(310, 'skrill', 'Skrill', wallet(45), email),
  gb(321, 'faster-payments', 'Faster Payments', instant(100), sortCode, digits(8)),
  gb(322, 'monzo', 'Monzo', instant(90), sortCode, digits(8)),
  gb(323, 'starling', 'Starling Bank', instant(70), sortCode, digits(8)),
  pl(331, 'blik', 'BLIK', instant(100), phone('PL')),
  pl(332, 'elixir', brandInCountry('Elixir', 'Poland'), sameDay(80), iban('PL')),
  pl(333, 'express-elixir', 'Express Elixir', instant(85), iban('PL')),
  ua(341, 'monobank', 'Monobank', instant(100), card),
  ua(342, 'privatbank', 'PrivatBank', instant(95), card),
  ua(343, 'iban-ua', bankTransfer('Ukraine'), sameDay(60), iban('UA')),
  ua(344, 'pumb', 'PUMB', instant(70), card),
  ua(345, 'a-bank', 'A-Bank', instant(60), card),
  ru(351, 'sbp', 'SBP', instant(100), phone('RU')),
  ru(352, 't-bank', 'T-Bank', instant(95), card),
  ru(353, 'sberbank', 'Sber', instant(90), card),
  ru(354, 'alfa-bank', 'Alfa-Bank', instant(80), card),
  ru(355, 'vtb', 'VTB', instant(70), card),
  kz(361, 'kaspi', 'Kaspi', instant(100), phone('KZ')),
  kz(362, 'halyk', 'Halyk Bank', instant(90), card),
  kz(363, 'iban-kz', bankTransfer('Kazakhstan'), sameDay(60), iban('KZ')),
  kz(364, 'forte-bank', 'ForteBank', instant(65), card),
  uz(371, 'uzcard', 'Uzcard', instant(95), cardUz),
  uz(372, 'humo', 'Humo', instant(100), cardUz),
  uz(373, 'click-uz', 'Click', wallet(80), phone('UZ')),
  uz(374, 'payme-uz', 'Payme', wallet(85), phone('UZ')),
  tr(381, 'ziraat', 'Ziraat Bankası', instant(100), iban('TR')),
  tr(382, 'garanti', 'Garanti BBVA', instant(95), iban('TR')),
  tr(383, 'papara', 'Papara', wallet(90), digits(10)),
  tr(384, 'is-bankasi', 'Türkiye İş Bankası', instant(85), iban('TR')),
  tr(385, 'fast-tr', 'FAST', instant(88), iban('TR')),
];
