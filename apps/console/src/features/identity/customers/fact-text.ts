import { holdText, type Profile } from '#desk/customers/customer-text.ts';
import type { Tone } from '#parts/tone.ts';
import { codeWords, counted, joined } from './code-words.ts';

export type Fact = Profile['facts'][number];
type Values = Readonly<Record<string, string | undefined>>;

export interface FactLine {
  title: string;
  detail: string;
  state?: { tone: Tone; label: string };
}

const orderStates: Readonly<Record<string, { tone: Tone; label: string }>> = {
  0: { tone: 'watch', label: 'To be paid' },
  1: { tone: 'watch', label: 'Paid' },
  2: { tone: 'bad', label: 'Appeal' },
  3: { tone: 'good', label: 'Completed' },
  4: { tone: 'quiet', label: 'Cancelled' },
};

const restricted: Readonly<Record<string, string>> = { buy: 'Buying', sell: 'Selling', publish: 'Publishing ads', all: 'P2P as a whole' };

const lines = new Map<string, (values: Values, fact: Fact) => FactLine>([
  ['account-hold', (v) => ({ title: heldText(v['what']), detail: joined(v['reason'], `by ${v['by']}`) })],
  [
    'p2p-restriction',
    (v) => ({
      title: restricted[v['what'] ?? ''] ?? codeWords(v['what'] ?? ''),
      detail: joined('P2P', codeWords(v['reason'] ?? ''), `by ${v['by']}`),
    }),
  ],
  ['lot', (v) => ({ title: `${v['amount']} ${v['coin']} wait`, detail: 'New coins: cannot leave yet' })],
  ['session-cooling', (v) => ({ title: 'Session by QR code', detail: `Device ${v['device']}: cannot move coins yet` })],
  [
    'api-key',
    (v, { isOpen }) => ({
      title: `${v['key']} ${v['scopes']}`,
      detail: joined(v['kind'], v['networks'] === '0' ? 'from anywhere' : counted(Number(v['networks']), 'network'), v['network']),
      state: isOpen ? { tone: 'good', label: 'Active' } : { tone: 'quiet', label: codeWords(v['ended'] ?? 'expired') },
    }),
  ],
  ['method-cooling', (v) => ({ title: 'New payment method', detail: `${v['fiat']}: cannot be sold to yet` })],
  ['p2p-order', orderLine],
  ['ad', adLine],
  [
    'appeal',
    (v, { isOpen }) => ({
      title: codeWords(v['reason'] ?? ''),
      detail: joined(`Appeal ${v['caseNo']}`, `opened by the ${v['by'] === 'customer' ? 'customer' : 'other side'}`),
      state: isOpen ? { tone: 'bad', label: 'Open' } : { tone: 'quiet', label: codeWords(v['outcome'] ?? 'closed') },
    }),
  ],
  [
    'verification',
    (v) => ({ title: 'Identity verification', detail: joined(v['country'], v['by'] && `by ${v['by']}`), state: caseState(v['state']) }),
  ],
  [
    'recovery',
    (v) => ({ title: 'Recovery', detail: joined(codeWords(v['what'] ?? ''), v['by'] && `by ${v['by']}`), state: caseState(v['state']) }),
  ],
  [
    'webhook',
    (v) => ({
      title: v['host'] ?? '',
      detail: `${v['waiting']} waiting`,
      state: { tone: v['state'] === 'on' ? 'good' : 'quiet', label: codeWords(v['state'] ?? '') },
    }),
  ],
  [
    'ticket',
    (v, { link }) => ({
      title: codeWords(v['topic'] ?? ''),
      detail: joined(`…${link?.id.slice(-4)}`, counted(Number(v['messages']), 'message')),
      state: ticketState(v['state']),
    }),
  ],
  [
    'risk-request',
    (v) => ({ title: v['rule'] ?? '', detail: `Asked: ${codeWords(v['question'] ?? '').toLowerCase()}`, state: caseState(v['state']) }),
  ],
  ['device', deviceLine],
  ['message', (v) => ({ title: codeWords(v['template'] ?? ''), detail: channelText(v['channel']), state: sentState(v['state']) })],
  [
    'methods',
    (v) => ({ title: `${v['saved']} saved`, detail: joined(v['currencies'], v['disabled'] !== '0' && `${v['disabled']} switched off`) }),
  ],
]);

/** One line about a fact; a kind that has no words yet is told by its code and values. */
export function factLine(fact: Fact): FactLine {
  const line = lines.get(fact.kind);
  return line ? line(fact.values, fact) : { title: codeWords(fact.kind), detail: Object.values(fact.values).join(' · ') };
}

function heldText(what = ''): string {
  return Object.hasOwn(holdText, what) ? holdText[what as keyof typeof holdText] : codeWords(what);
}

function orderLine(v: Values, { link }: Fact): FactLine {
  const state = orderStates[v['status'] ?? ''];
  return {
    title: `${v['side'] === 'buy' ? 'Buys' : 'Sells'} ${v['quantity']} ${v['coin']} for ${v['amount']} ${v['fiat']}`,
    detail: joined(
      `…${link?.id.slice(-4)}`,
      v['with'] && `with ${v['with']}`,
      v['fault'] === 'yes' && 'at fault',
      v['reason'] && codeWords(v['reason']),
    ),
    ...(state && { state }),
  };
}

function adLine(v: Values): FactLine {
  const isDown = v['takenDown'] !== undefined;
  const isHidden = v['hidden'] !== undefined;
  const tone: Tone = isDown ? 'bad' : isHidden ? 'watch' : v['state'] === 'online' ? 'good' : 'quiet';
  return {
    title: `${v['side'] === 'buy' ? 'Buys' : 'Sells'} ${v['coin']} for ${v['fiat']}`,
    detail: joined(`…${v['adNo']?.slice(-4)}`, `${v['remaining']} ${v['coin']} left`, isHidden && `hidden: ${v['hidden']}`),
    state: { tone, label: isDown ? 'Taken down' : codeWords(v['state'] ?? '') },
  };
}

function deviceLine(v: Values, { isOpen }: Fact): FactLine {
  const sessions = Number(v['sessions'] ?? 0);
  return {
    title: joined(v['device'], v['agent']),
    detail: joined(v['country'], v['network'], sessions > 0 && counted(sessions, 'session')),
    state: isOpen ? { tone: 'good', label: 'Logged in' } : { tone: 'quiet', label: 'Ended' },
  };
}

function caseState(state = ''): { tone: Tone; label: string } {
  const tones: Readonly<Record<string, Tone>> = {
    approved: 'good',
    done: 'good',
    rejected: 'bad',
    submitted: 'watch',
    waiting: 'watch',
    cooling: 'watch',
  };
  return { tone: tones[state] ?? 'quiet', label: codeWords(state) };
}

function ticketState(state = ''): { tone: Tone; label: string } {
  const tones: Readonly<Record<string, Tone>> = { waiting: 'watch', answered: 'good' };
  return { tone: tones[state] ?? 'quiet', label: codeWords(state) };
}

function sentState(state = ''): { tone: Tone; label: string } {
  const tones: Readonly<Record<string, Tone>> = { sent: 'good', waiting: 'watch', failed: 'bad' };
  return { tone: tones[state] ?? 'quiet', label: codeWords(state) };
}

export function channelText(channel = ''): string {
  const names: Readonly<Record<string, string>> = { mail: 'Email', sms: 'SMS', telegram: 'Telegram', push: 'Push' };
  return names[channel] ?? codeWords(channel);
}
