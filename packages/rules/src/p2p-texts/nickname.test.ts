import { describe, expect, it } from 'vitest';
import { nickNameKey, nickNameProblem } from './nickname.ts';

describe('nickNameProblem', () => {
  it.each([
    ['A', 'length'],
    ['a'.repeat(21), 'length'],
    ['Ann  Lee', 'characters'],
    [' Ann', 'characters'],
    ['Ann<b>', 'characters'],
    ['Ann‮eeL', 'characters'],
    ['123456', 'characters'],
    ['Аnn', 'mixed-scripts'],
    ['Ρeter', 'mixed-scripts'],
    ['Support', 'reserved'],
    ['5upport-team', 'reserved'],
    ['Suppport', 'reserved'],
    ['P2P Support 24', 'reserved'],
    ['Admln', 'reserved'],
    ['Peerb0urse', 'reserved'],
    ['official.kim', 'reserved'],
    ['Staff', 'reserved'],
    ['Поддержка', 'reserved'],
    ['在线客服', 'reserved'],
    ['공식 환전', 'reserved'],
    ['telegram.ann', 'contact'],
    ['Ann 2025550143', 'contact'],
    ['ann.com', 'contact'],
  ])('%s: %s', (name, problem) => {
    expect(nickNameProblem(name, 'Peerbourse')).toBe(problem);
  });

  const claims =
    'Soporte Ana, Assistance 24, Kundenservice, Assistenza, Suporte BR, Wsparcie, Destek Hattı, Hỗ trợ 24, Layanan Pelanggan, ' +
    'Qollab quvvatlash, Treuhand Max, Séquestre, Ký quỹ, Апелляция, Апеляції, 系统通知, 申訴中心, エスクロー, 이의신청, الضمان الآمن, ' +
    'อุทธรณ์, System, Sistema, Система, Sistem P2P, System Alert, Appeal Desk, Tizim, ระบบ, Escr0w, 5ystem, Sуstеm';

  it.each(claims.split(', '))('nobody may look like us in any language: %s', (name) => {
    expect(['reserved', 'mixed-scripts']).toContain(nickNameProblem(name, 'Peerbourse'));
  });

  it.each([
    'Ann',
    'Ann Lee',
    'Fast_Coins-88',
    'Stafford',
    'Мария',
    '东方交易',
    'さくら',
    '김민수',
    'سعيد',
    'สมชาย',
    'Νίκος',
    'Zoë',
    'Systematic Sam',
    'Helper Joe',
    'Garantia Lima',
    'Deskor',
    'Команда А',
    'Наташа',
    'Nizomiddin',
  ])('none: %s', (name) => {
    expect(nickNameProblem(name, 'Peerbourse')).toBeUndefined();
  });

  it('knows the name of the house, whatever it is', () => {
    expect(nickNameProblem('Moon Bourse', 'Moonbourse')).toBe('reserved');
    expect(nickNameProblem('Moon Bourse', 'Other')).toBeUndefined();
  });
});

describe('nickNameKey', () => {
  it.each([
    ['Goldtrader', 'GOLD-TRADER'],
    ['Goldtrader', 'G0ldtrader'],
    ['Goldtrader', 'GoIdtrader'],
    ['Modern', 'Modem'],
    ['Anna', 'Ännâ'],
    ['Анна', 'Аннa'],
    ['Paypal', 'Раураl'],
    ['Ｇｏｌｄ', 'gold'],
  ])('%s looks like %s', (one, other) => {
    expect(nickNameKey(one)).toBe(nickNameKey(other));
  });

  it.each([
    ['Ann', 'Anna'],
    ['Trader 10', 'Trader 11'],
    ['東方', '西方'],
  ])('%s does not look like %s', (one, other) => {
    expect(nickNameKey(one)).not.toBe(nickNameKey(other));
  });
});
