import { arrangeMethods } from '@peerbourse/contract/identity/security/arrange-methods';
import { type VerificationMethod, verificationOrder } from '@peerbourse/rules/verification';
import { IconButton } from '@peerbourse/ui/actions/icon-button';
import { Switch } from '@peerbourse/ui/fields/switch';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import type { Factors } from '#parts/factors/asked-methods.ts';
import { FactorDialog } from '#parts/factors/factor-dialog.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import type { SecurityOverview } from '#queries/security/security-overview.query.ts';
import { useFinishChange } from '../use-finish-change.ts';
import { movedMethod } from './moved-method.ts';

interface MethodOrderDialogProps {
  overview: SecurityOverview;
  onClose: () => void;
}

/** In which order codes are asked for. The authenticator is always asked for once it is bound; mail and SMS can be left out. */
export function MethodOrderDialog({ overview, onClose }: MethodOrderDialogProps) {
  const t = useText('security');
  const act = useCallMutation(arrangeMethods);
  const finish = useFinishChange(onClose);
  const [order, setOrder] = useState<readonly VerificationMethod[]>(() => verificationOrder(overview.methodOrder));
  const [isAsked, setIsAsked] = useState({ email: overview.emailEnable, mobile: overview.phoneEnable });
  const list = useRef<HTMLOListElement>(null);

  async function submit(factors: Factors): Promise<void> {
    const answer = await act.run({ order: [...order], emailEnable: isAsked.email, phoneEnable: isAsked.mobile, factors });
    if (answer) finish(t('order_saved'));
  }

  function move(method: VerificationMethod, by: -1 | 1): void {
    setOrder(movedMethod(order, method, by));
    // At either end the button that was pressed cannot be pressed again; the focus goes to the other one of its row.
    requestAnimationFrame(() => {
      const row = list.current?.querySelector(`[data-row="${method}"]`);
      const isHeld = row?.contains(document.activeElement) && !document.activeElement?.matches(':disabled');
      if (!isHeld) row?.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
    });
  }

  return (
    <FactorDialog
      title={t('order_change')}
      note={t('order_why')}
      purpose="arrange-methods"
      submitLabel={t('save')}
      isRunning={act.isRunning}
      problem={act.problem}
      onSubmit={(factors) => void submit(factors)}
      onClose={onClose}
    >
      <ol ref={list} className="grid gap-2">
        {order.map((method, index) => {
          const name = t(`method_${method}`);
          const bound = { google: overview.googleEnable, email: overview.email !== null, mobile: overview.phone !== null }[method];
          return (
            <li key={method} data-row={method} className="flex items-center gap-2 rounded-medium border border-line ps-3 pe-1 py-1">
              <span className="min-w-0 flex-1">
                {method === 'google' ? (
                  <span className="flex flex-wrap items-baseline gap-x-2">
                    {name} <span className="text-13 text-ink-soft">{bound ? t('order_always') : t('state_not_bound')}</span>
                  </span>
                ) : (
                  <Switch
                    label={name}
                    note={bound ? undefined : t('state_not_bound')}
                    disabled={!bound}
                    checked={isAsked[method]}
                    onChange={(event) => setIsAsked({ ...isAsked, [method]: event.currentTarget.checked })}
                  />
                )}
              </span>
              <IconButton
                size="small"
                label={t('order_up', { name })}
                icon={<ArrowUp size={18} />}
                isDisabled={index === 0}
                onClick={() => move(method, -1)}
              />
              <IconButton
                size="small"
                label={t('order_down', { name })}
                icon={<ArrowDown size={18} />}
                isDisabled={index === order.length - 1}
                onClick={() => move(method, 1)}
              />
            </li>
          );
        })}
      </ol>
    </FactorDialog>
  );
}
