import { StatusTag } from '@peerbourse/ui/feedback/status-tag';

import type { ReactNode } from 'react';
import { useFormat } from '#base/i18n/format.ts';
import type { TextKey } from '#base/i18n/text-keys.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import type { SavedMethod } from '#queries/p2p-paymethods/my-method-list.query.ts';

const tags = {
  ACTIVE: { tone: 'success', label: 'state_active' },
  COOLING: { tone: 'info', label: 'state_cooling' },
  NEEDS_UPDATE: { tone: 'warning', label: 'state_update' },
  DISABLED: { tone: 'quiet', label: 'state_off' },
} as const satisfies Record<SavedMethod['state'], { tone: string; label: TextKey<'paymethods'> }>;

export function MethodStateTag({ state }: Pick<SavedMethod, 'state'>) {
  const t = useText('paymethods');
  return <StatusTag tone={tags[state].tone} label={t(tags[state].label)} />;
}

/** Why a method cannot be used now, and what helps. */
export function MethodStateWhy({ method }: { method: SavedMethod }): ReactNode {
  const t = useText('paymethods');
  if (method.state === 'ACTIVE') return null;
  return (
    <p className="text-13 text-ink-soft">
      <Why method={method} />
      {method.disabledBy === 'risk' && (
        <>
          {' '}
          <Link to="/help" className="font-semibold text-brand hover:underline">
            {t('state_risk_help')}
          </Link>
        </>
      )}
    </p>
  );
}

function Why({ method: { coolingUntil, isModifyKyc, isTemplateChanged, disabledBy } }: { method: SavedMethod }) {
  const format = useFormat();
  const t = useText('paymethods');
  if (coolingUntil !== null) {
    return `${t('state_cooling_until', { time: format.moment(coolingUntil) })} ${t('state_cooling_why')}`;
  }
  if (disabledBy === 'risk') return t('state_risk_why');
  if (disabledBy === 'template') return t('state_template_why');
  if (disabledBy === 'owner') return t('state_owner_why');
  if (isModifyKyc) return t('state_name_why');
  return isTemplateChanged && t('state_fields_why');
}
