/** How the readers of each language write numbers: decimal point, group sign, and the first digit of their own set. */
export interface Reader {
  locale: string;
  point: '.' | ',';
  group: string;
  zero: string;
}

const fullWidthZero = '\uff10';

function reader(locale: string, point: '.' | ',', group: string, zero = fullWidthZero): Reader {
  return { locale, point, group, zero };
}

export const readers: readonly Reader[] = [
  reader('en', '.', ','),
  reader('asia', '.', ','),
  reader('en-GB', '.', ','),
  reader('ja', '.', ','),
  reader('vi', ',', '.'),
  reader('ru', ',', '\u00a0'),
  reader('es', '.', ','),
  reader('tr', ',', '.'),
  reader('it', ',', '.'),
  reader('fr', ',', '\u202f'),
  reader('de', ',', '.'),
  reader('zh-CN', '.', ','),
  reader('zh-TW', '.', ','),
  reader('zh-TC', '.', ','),
  reader('pt', ',', '.'),
  reader('id', ',', '.'),
  reader('th', '.', ',', '\u0e50'),
  reader('pl', ',', '\u00a0'),
  reader('uk', ',', '\u00a0'),
  reader('pt-PT', ',', '\u00a0'),
  reader('es-ES', ',', '.'),
  reader('uz', ',', '\u00a0'),
  reader('ar', '.', ',', '\u0660'),
  reader('ph', '.', ','),
  reader('en-CA', '.', ','),
];
