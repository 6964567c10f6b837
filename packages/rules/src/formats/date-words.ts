/** How a language writes a day and a moment in medium length. */
export interface DateWords {
  /** `y` year, `M` and `MM` month in digits, `MMM` its short name, `d` and `dd` day; anything else stands as it is. */
  day: string;
  /** `day` and `time` are put in; hours go to 24 in every language, so that no half of the day can be missed. */
  moment: string;
  months: readonly string[];
}

export function dateWords(tag: string): DateWords {
  return byTag[tag] ?? byTag[tag.split('-')[0] ?? ''] ?? english;
}

function words(day: string, months = '', moment = 'day, time'): DateWords {
  return { day, moment, months: months.split(' ') };
}

const english = words('MMM d, y', 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec');
const chinese = words('y年M月d日', '', 'day time');
const spanish = words('d MMM y', 'ene feb mar abr may jun jul ago sept oct nov dic');

const byTag: Readonly<Record<string, DateWords>> = {
  ar: words('dd/MM/y'),
  de: words('dd.MM.y'),
  'en-GB': words('d MMM y', 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'),
  es: spanish,
  fil: words('MMM d, y', 'Ene Peb Mar Abr May Hun Hul Ago Set Okt Nob Dis'),
  fr: words('d MMM y', 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'),
  id: words('d MMM y', 'Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des'),
  it: words('d MMM y', 'gen feb mar apr mag giu lug ago set ott nov dic'),
  ja: words('y/MM/dd', '', 'day time'),
  ko: words('y. M. d.', '', 'day time'),
  pl: words('d MMM y', 'sty lut mar kwi maj cze lip sie wrz paź lis gru'),
  pt: words('d de MMM de y', 'jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez.'),
  'pt-PT': words('dd/MM/y'),
  ru: words('d MMM y\u00a0г.', 'янв. февр. мар. апр. мая июн. июл. авг. сент. окт. нояб. дек.'),
  th: words('d MMM y', 'ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.', 'day time'),
  tr: words('d MMM y', 'Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara', 'day time'),
  uk: words('d MMM y\u00a0р.', 'січ. лют. бер. квіт. трав. черв. лип. серп. вер. жовт. лист. груд.'),
  // The hyphen does not break.
  uz: words('d\u2011MMM, y', 'yan fev mar apr may iyn iyl avg sen okt noy dek'),
  vi: words('d thg M, y', '', 'time day'),
  zh: chinese,
};
