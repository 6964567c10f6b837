import { StatusTag } from '@peerbourse/ui/feedback/status-tag';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { MethodChip } from '#features/p2p/shared/method-chip.tsx';
import type { MyTrader } from '#features/p2p/shared/my-trader.ts';
import { Panel } from '#parts/panel.tsx';
import { NothingYet } from '#shell/nothing-yet.tsx';

/** Where somebody is paid to, in short; everything about it is on a page of its own. */
export function MethodsPanel({ methods }: { methods: MyTrader['respPaymethodList'] }) {
  const t = useText('p2p-users');
  const waiting = methods.filter(({ state }) => state === 'NEEDS_UPDATE').length;
  return (
    <Panel
      title={t('methods')}
      lead={methods.length > 0 ? t('methods_count', { count: methods.length }) : undefined}
      aside={
        methods.length > 0 && (
          <LinkButton to="/account/payment-methods" variant="secondary" size="small">
            {t('methods_manage')}
          </LinkButton>
        )
      }
    >
      {methods.length === 0 ? (
        <NothingYet
          title={t('methods_none')}
          text={t('step_method_note')}
          action={
            <LinkButton to="/account/payment-methods" size="medium">
              {t('step_method')}
            </LinkButton>
          }
        />
      ) : (
        <div className="grid gap-3">
          <ul className="flex flex-wrap gap-2">
            {methods.map((method) => (
              <li key={method.userPaymethodId} className={`flex items-center gap-1.5 ${method.state === 'ACTIVE' ? '' : 'opacity-70'}`}>
                <span className="text-12 font-semibold text-ink-soft">{method.fiatCode}</span>
                <MethodChip method={method} />
              </li>
            ))}
          </ul>
          {waiting > 0 && (
            <div>
              <StatusTag tone="warning" label={t('methods_update', { count: waiting })} />
            </div>
          )}
        </div>
      )}
    </Panel>
  );
}
