import { holdText, type Profile } from '#desk/customers/customer-text.ts';
import { codeWords, joined, walletText } from './code-words.ts';
import { channelText } from './fact-text.ts';

export type TimelineEvent = Profile['timeline']['events'][number];
type Values = Readonly<Record<string, string | undefined>>;

interface EventLine {
  title: string;
  detail: string;
}

/** In the order of the filters: what is asked for most comes first. */
const areaNames: ReadonlyMap<string, string> = new Map([
  ['orders', 'Orders'],
  ['money', 'Money'],
  ['logins', 'Logins'],
  ['identity', 'Identity'],
  ['staff', 'Staff'],
  ['account', 'Account'],
  ['ads', 'Ads'],
  ['support', 'Tickets'],
  ['risk', 'Risk'],
  ['messages', 'Messages'],
]);

export function sortedAreas(areas: readonly string[]): string[] {
  const known = [...areaNames.keys()].filter((area) => areas.includes(area));
  return [...known, ...areas.filter((area) => !areaNames.has(area))];
}

export function areaText(area: string): string {
  return areaNames.get(area) ?? codeWords(area);
}

const lines = new Map<string, (values: Values) => EventLine>([
  ['account-opened', (v) => ({ title: 'Account opened', detail: v['country'] ?? '' })],
  ['hold-placed', (v) => ({ title: `Held back: ${heldText(v['what'])}`, detail: joined(v['reason'], `by ${v['by']}`) })],
  ['hold-lifted', (v) => ({ title: `Lifted: ${heldText(v['what'])}`, detail: `by ${v['by']}` })],
  [
    'restriction-set',
    (v) => ({ title: `P2P restricted: ${codeWords(v['what'] ?? '')}`, detail: joined(codeWords(v['reason'] ?? ''), `by ${v['by']}`) }),
  ],
  ['restriction-lifted', (v) => ({ title: `P2P restriction lifted: ${codeWords(v['what'] ?? '')}`, detail: `by ${v['by']}` })],
  ['login', loginLine],
  ['session-ended', (v) => ({ title: 'Session ended', detail: joined(codeWords(v['reason'] ?? ''), v['device'], v['agent']) })],
  ['key-made', (v) => ({ title: 'API key made', detail: joined(v['key'], v['kind'], v['scopes']) })],
  ['key-ended', (v) => ({ title: 'API key ended', detail: joined(v['key'], codeWords(v['reason'] ?? '')) })],
  ['verification-submitted', (v) => ({ title: 'Asked for verification', detail: joined(v['country'], codeWords(v['document'] ?? '')) })],
  ['verification-decided', (v) => ({ title: `Verification ${v['state']}`, detail: `by ${v['by']}` })],
  ['recovery-asked', (v) => ({ title: 'Asked for a recovery', detail: codeWords(v['what'] ?? '') })],
  ['recovery-decided', (v) => ({ title: `Recovery ${v['state']}`, detail: joined(codeWords(v['what'] ?? ''), `by ${v['by']}`) })],
  ['risk-asked', (v) => ({ title: 'Asked for information', detail: v['rule'] ?? '' })],
  ['risk-answered', (v) => ({ title: 'Answered a risk request', detail: v['rule'] ?? '' })],
  ['risk-approved', (v) => ({ title: 'Risk answer approved', detail: joined(v['rule'], `by ${v['by']}`) })],
  ['risk-rejected', (v) => ({ title: 'Risk answer rejected', detail: joined(v['rule'], `by ${v['by']}`) })],
  ['ticket-opened', (v) => ({ title: 'Asked support', detail: codeWords(v['topic'] ?? '') })],
  ['ticket-reply', (v) => ({ title: 'Wrote to support', detail: codeWords(v['topic'] ?? '') })],
  ['ticket-answered', (v) => ({ title: 'Support answered', detail: joined(codeWords(v['topic'] ?? ''), `by ${v['by']}`) })],
  [
    'message',
    (v) => ({ title: `Told: ${codeWords(v['template'] ?? '')}`, detail: joined(channelText(v['channel']), codeWords(v['state'] ?? '')) }),
  ],
  ['notice', (v) => ({ title: `Told on the site: ${codeWords(v['what'] ?? '')}`, detail: v['read'] === 'yes' ? 'Read' : 'Not read yet' })],
  [
    'posting',
    (v) => ({ title: `${signed(v['amount'])} ${v['coin']}`, detail: joined(codeWords(v['what'] ?? ''), walletText(v['purpose'] ?? '')) }),
  ],
  ['method-added', (v) => ({ title: 'Payment method added', detail: v['fiat'] ?? '' })],
  ['method-deleted', (v) => ({ title: 'Payment method deleted', detail: v['fiat'] ?? '' })],
  ['note-written', (v) => ({ title: `Note by ${v['by']}`, detail: '' })],
  ['customers.locked', (v) => ({ title: 'Account locked', detail: joined(v['reason'], `by ${v['by']}`) })],
  ['customers.unlocked', (v) => ({ title: 'Account unlocked', detail: joined(v['reason'], `by ${v['by']}`) })],
  ['customers.sessions-ended', (v) => ({ title: 'All sessions ended', detail: joined(v['reason'], `by ${v['by']}`) })],
]);

/** What happened, in words; a kind that has none yet is told by its code. */
export function eventLine({ kind, values, link }: TimelineEvent): EventLine {
  const line = lines.get(kind);
  if (line) return line(values);
  if (kind.startsWith('order-')) return orderLine(kind.slice('order-'.length), values, link?.id);
  if (kind.startsWith('ad-')) return adLine(kind.slice('ad-'.length), values);
  return { title: codeWords(kind), detail: Object.values(values).join(' · ') };
}

function heldText(what = ''): string {
  return Object.hasOwn(holdText, what) ? holdText[what as keyof typeof holdText] : codeWords(what);
}

function loginLine(v: Values): EventLine {
  const title = v['outcome'] === 'opened' ? 'Logged in' : `Login refused: ${codeWords(v['outcome'] ?? '').toLowerCase()}`;
  return { title, detail: joined(v['country'], v['network'], v['device'], v['agent'], codeWords(v['method'] ?? '')) };
}

function orderLine(code: string, v: Values, orderNo: string | undefined): EventLine {
  const actors: Readonly<Record<string, string>> = {
    customer: 'by the customer',
    other: 'by the other side',
    staff: 'by staff',
    system: 'by itself',
  };
  return {
    title: `${v['side'] === 'buy' ? 'Purchase' : 'Sale'} …${orderNo?.slice(-4)}: ${codeWords(code).toLowerCase()}`,
    detail: joined(actors[v['actor'] ?? ''], v['with'] && `with ${v['with']}`),
  };
}

function adLine(act: string, v: Values): EventLine {
  const acts: Readonly<Record<string, string>> = { publish: 'published', open: 'opened again', save: 'changed', reprice: 'repriced' };
  return {
    title: `Ad …${v['adNo']?.slice(-4)} ${acts[act] ?? codeWords(act).toLowerCase()}`,
    detail: joined(`${v['side'] === 'buy' ? 'Buys' : 'Sells'} ${v['coin']} for ${v['fiat']}`, `version ${v['version']}`),
  };
}

function signed(amount = ''): string {
  return amount.startsWith('-') ? amount : `+${amount}`;
}
