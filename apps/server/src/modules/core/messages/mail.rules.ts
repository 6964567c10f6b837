/** A mail's words, in the order in which a reader sees them. */
export interface MailText {
  locale: { htmlLang: string; direction: 'ltr' | 'rtl' };
  brand: string;
  subject: string;
  body: string;
  purpose?: string;
  code?: string;
  details: readonly string[];
  notYou?: { withLink: string; withoutLink: string };
  lock?: { label: string; url: string };
  reset?: { label: string; url: string };
  stop?: { label: string; url: string };
  open?: { label: string; url: string };
  antiPhishing: string;
  footer: readonly string[];
}

export function mailText(text: MailText): string {
  const { brand, antiPhishing, subject, purpose, code, reset, stop, open, body, details, lock, footer } = text;
  const blocks = [
    brand,
    antiPhishing,
    subject,
    purpose,
    code,
    reset && `${reset.label}: ${reset.url}`,
    body,
    details.join('\n'),
    stop && `${stop.label}: ${stop.url}`,
    open && `${open.label}: ${open.url}`,
    adviceOf(text),
    lock && `${lock.label}: ${lock.url}`,
    footer.join('\n'),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

/** Everything is escaped once, where it enters the markup; there is no other way in. */
export function mailHtml(text: MailText): string {
  const { locale, brand, antiPhishing, subject, purpose, code, reset, stop, open, body, details, lock, footer } = text;
  return [
    `<!doctype html><html lang="${escaped(locale.htmlLang)}" dir="${locale.direction}">`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>`,
    `<body style="margin:0;background:#f4f5f7;color:#1a1d21;font:16px/1.5 system-ui,sans-serif">`,
    `<div style="max-width:560px;margin:0 auto;padding:24px">`,
    `<p style="font-size:20px;font-weight:700;margin:0 0 16px">${escaped(brand)}</p>`,
    `<p style="background:#fff7e0;border:1px solid #e5c769;padding:12px;margin:0 0 16px">${escaped(antiPhishing)}</p>`,
    `<div style="background:#ffffff;padding:24px">`,
    `<h1 style="font-size:20px;margin:0 0 16px">${escaped(subject)}</h1>`,
    purpose && paragraph(purpose),
    code && `<p dir="ltr" style="font-size:32px;font-weight:700;letter-spacing:6px;margin:0 0 16px">${escaped(code)}</p>`,
    reset && button(reset, '#0b57d0', '0 0 16px'),
    paragraph(body),
    details.length > 0 && paragraphOfLines(details),
    stop && button(stop, '#0b57d0', '0 0 16px'),
    open && button(open, '#0b57d0', '0 0 16px'),
    text.notYou && paragraph(adviceOf(text) as string),
    lock && button(lock, '#b42318', '0'),
    `</div>`,
    ...footer.map((line) => `<p style="color:#5b6470;font-size:13px;margin:16px 0 0">${escaped(line)}</p>`),
    `</div></body></html>`,
  ]
    .filter(Boolean)
    .join('\n');
}

function adviceOf({ notYou, lock }: MailText): string | undefined {
  return lock ? notYou?.withLink : notYou?.withoutLink;
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${escaped(text)}</p>`;
}

function paragraphOfLines(lines: readonly string[]): string {
  return `<p style="margin:0 0 16px">${lines.map(escaped).join('<br>')}</p>`;
}

function button({ label, url }: { label: string; url: string }, color: string, margin: string): string {
  const style = `display:inline-block;background:${color};color:#ffffff;padding:12px 20px;text-decoration:none;font-weight:700`;
  return `<p style="margin:${margin}"><a href="${escaped(url)}" style="${style}">${escaped(label)}</a></p>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
