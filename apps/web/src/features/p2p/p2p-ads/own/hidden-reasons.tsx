import type { HiddenReason, MyAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { Button } from '@peerbourse/ui/actions/button';
import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TextKey } from '#base/i18n/text-keys.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';

/** What its owner can do about a reason without leaving the page. */
export interface Remedies {
  switchOn: () => void;
  resumeAll: () => void;
  reprice: () => void;
  /** Off and on again: whoever does that is there. */
  wakeUp: () => void;
}

type Ad = Pick<MyAd, 'adNo' | 'state' | 'hiddenReasons' | 'takenDownFor' | 'fiatCode'>;

/** Why nobody finds an ad, each reason in a sentence with what can be done about it. */
export function HiddenReasons({ ad, remedies, isBusy }: { ad: Ad; remedies: Remedies; isBusy: boolean }) {
  const t = useText('p2p-ads');
  // A completed ad is over; that is no matter of being found.
  if (ad.state === 'completed' || ad.hiddenReasons.length === 0) return null;
  const isExpected = ad.hiddenReasons.every((reason) => reason === 'inactive');
  return (
    <section className={`rounded-medium px-3.5 py-2.5 text-13 ${isExpected ? 'bg-sunken' : 'bg-warn-tint'}`}>
      {!isExpected && (
        <p className="mb-1 flex items-center gap-2 font-semibold text-warn">
          <EyeOff size={16} aria-hidden="true" className="shrink-0" />
          {t('hidden_title')}
        </p>
      )}
      <ul className="grid gap-1">
        {ad.hiddenReasons.map((reason) => (
          <li key={reason} data-reason={reason} className="flex flex-wrap items-center justify-between gap-x-4">
            <span className="min-w-0">
              {t(hiddenText(reason, ad))}
              {reason === 'approval' &&
                ad.takenDownFor !== null &&
                ` ${t('taken_down_for', { reason: t(takenDownText(ad.takenDownFor)) })}`}
            </span>
            <Remedy reason={reason} ad={ad} remedies={remedies} isBusy={isBusy} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function hiddenText(reason: HiddenReason, { state }: Ad): TextKey<'p2p-ads'> {
  if (reason !== 'inactive') return `hidden_${reason}`;
  return state === 'editing' ? 'hidden_inactive_editing' : 'hidden_inactive';
}

const takenDownReasons = ['contact_data', 'off_platform', 'third_party', 'misleading', 'price', 'abuse'] as const;

function takenDownText(reason: string): TextKey<'p2p-ads'> {
  return `taken_${takenDownReasons.find((known) => known === reason) ?? 'other'}`;
}

interface RemedyProps {
  reason: HiddenReason;
  ad: Ad;
  remedies: Remedies;
  isBusy: boolean;
}

function Remedy({ reason, ad, remedies, isBusy }: RemedyProps) {
  const t = useText('p2p-ads');
  const act = actFor(reason, ad);
  if (act) {
    return (
      <Button variant="quiet" size="small" className="-me-3.5 text-brand" isDisabled={isBusy} onClick={remedies[act.does]}>
        {t(act.label)}
      </Button>
    );
  }
  const way = wayFor(reason, ad);
  return way && <RemedyLink to={way.to}>{t(way.label)}</RemedyLink>;
}

interface RemedyAct {
  does: keyof Remedies;
  label: TextKey<'p2p-ads'>;
}

/** What can be done here; an ad that staff have taken down is not simply switched on. */
function actFor(reason: HiddenReason, { state, takenDownFor }: Ad): RemedyAct | undefined {
  const acts: Partial<Record<HiddenReason, RemedyAct>> = {
    ...(state === 'offline' && takenDownFor === null ? { inactive: { does: 'switchOn', label: 'fix_switch_on' } } : {}),
    paused_all: { does: 'resumeAll', label: 'resume_all' },
    price_band: { does: 'reprice', label: 'fix_price' },
    idle: { does: 'wakeUp', label: 'fix_idle' },
  };
  return acts[reason];
}

interface RemedyWay {
  to: string;
  label: TextKey<'p2p-ads'>;
}

/** Where else it can be mended. */
function wayFor(reason: HiddenReason, { adNo, state, fiatCode }: Ad): RemedyWay | undefined {
  const [edit, center] = [`/p2p-trade/ads/${adNo}`, '/p2p-trade/center'];
  const ways: Partial<Record<HiddenReason, RemedyWay>> = {
    ...(state === 'editing' ? { inactive: { to: edit, label: 'fix_go_on_editing' } } : {}),
    remaining: { to: edit, label: 'fix_add_coins' },
    min_limit: { to: edit, label: 'fix_limits' },
    max_limit: { to: edit, label: 'fix_limits' },
    approval: { to: '/help', label: 'fix_ask' },
    balance: { to: '/assets', label: 'fix_balance' },
    method_disabled: { to: `/account/payment-methods?fiat=${fiatCode}`, label: 'fix_methods' },
    country_closed: { to: '/account/verified', label: 'fix_country' },
    schedule: { to: center, label: 'fix_schedule' },
    daily_limit: { to: center, label: 'fix_center' },
    temp_ban: { to: center, label: 'fix_center' },
  };
  return ways[reason];
}

function RemedyLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline mouse:min-h-8">
      {children}
    </Link>
  );
}
