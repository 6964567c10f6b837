import { adListPath, endpointClassOf } from '@peerbourse/contract/endpoint-class';
import { refusalOfCode, refusals } from '@peerbourse/contract/refusals';
import type { TextKey } from '#base/i18n/text-keys.ts';
import { BridgeFailure, type Failure, HttpFailure, Refused, Unreachable } from './failure.ts';

/** What code 500054 asks for. */
export interface RiskQuestion {
  title: string;
  requestId: string;
  /** Milliseconds since 1970, UTC. */
  expireTime: number;
  url: string;
}

export type ToastMessage = { key: TextKey<'common'>; values?: Record<string, string | number> } | { msg: string };

export type Reaction =
  | { kind: 'nothing' }
  | { kind: 'toast'; message: ToastMessage }
  | { kind: 'logout'; msg: string }
  | { kind: 'risk-question'; msg: string; question: RiskQuestion }
  | { kind: 'risk-review'; msg: string }
  | { kind: 'blocked'; msg: string };

const nothing: Reaction = { kind: 'nothing' };

export interface Manner {
  /** False keeps messages away; dialogs and logging out happen all the same. */
  showToast?: boolean;
  /** A request that changes something and may safely be sent again. */
  isAct?: boolean;
}

/** What a visitor sees of a failed request. */
export function reactionTo(failure: Failure, { showToast = true, isAct = false }: Manner = {}): Reaction {
  const reaction = failure instanceof Refused ? toRefusal(failure) : toSilence(failure, isAct);
  return reaction.kind === 'toast' && !showToast ? nothing : reaction;
}

function toRefusal({ path, code, message, data }: Refused): Reaction {
  const id = refusalOfCode(code);
  const show = id ? refusals[id].show : 'toast';
  const asked = endpointClassOf(path);
  if (show === 'logout') return { kind: 'logout', msg: message };
  if (show === 'silent') return nothing;
  if (show === 'dialog' && asked && asked !== 'payment-method') return toRisk(message, data);
  const isBlocking = asked === 'order' || asked === 'ad' || asked === 'payment-method';
  if (show === 'blocking-dialog' && isBlocking) return { kind: 'blocked', msg: message };
  return { kind: 'toast', message: { msg: message } };
}

/** A question with all it needs is a dialog; one that was answered is under review; anything less is a message. */
function toRisk(msg: string, data: unknown): Reaction {
  const params = (data as { params?: Partial<RiskQuestion> & { subStatus?: unknown } } | null)?.params ?? {};
  if (params.subStatus !== undefined && params.subStatus !== null) return { kind: 'risk-review', msg };
  const { title = '', requestId = '', expireTime = 0, url } = params;
  if (typeof url !== 'string' || url === '') return { kind: 'toast', message: { msg } };
  return {
    kind: 'risk-question',
    msg,
    question: { title: String(title), requestId: String(requestId), expireTime: Number(expireTime), url },
  };
}

function toSilence(failure: HttpFailure | Unreachable | BridgeFailure, isAct: boolean): Reaction {
  if (failure instanceof HttpFailure) return toStatus(failure.status);
  return { kind: 'toast', message: { key: isAct ? 'unreachable_act' : 'unreachable' } };
}

function toStatus(status: number): Reaction {
  if (status === 429) return nothing;
  if (status === 404 || status === 504) return { kind: 'toast', message: { key: 'http_not_found' } };
  if (status === 403) return { kind: 'toast', message: { key: 'http_forbidden' } };
  if (status === 500) return { kind: 'toast', message: { key: 'http_unknown' } };
  return { kind: 'toast', message: { key: 'http_other', values: { status } } };
}

export interface Report {
  level: 'error' | 'fatal';
  path: string;
  code: string;
  requestId: string;
}

/** What error reporting is told: which call failed with which code, and nothing that somebody typed or owns. */
export function reportOf(failure: Failure): Report | undefined {
  const { path } = failure;
  if (failure instanceof BridgeFailure) return { level: 'fatal', path, code: failure.code, requestId: '' };
  if (failure instanceof Refused) return { level: 'error', path, code: failure.code, requestId: failure.requestId };
  if (failure instanceof Unreachable) return undefined;
  if (failure.status === 429 && path === adListPath) return undefined;
  return { level: 'error', path, code: `http ${failure.status}`, requestId: failure.requestId };
}
