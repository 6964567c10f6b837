import type { EvidenceKind } from '@peerbourse/rules/p2p-appeals/appeal-reasons';
import { useText } from '#base/i18n/texts.tsx';
import { evidenceText } from './reason-text.ts';

/** What helps to decide. */
export function EvidenceList({ kinds }: { kinds: readonly EvidenceKind[] }) {
  const t = useText('p2p-appeals');
  return (
    <div className="grid gap-1.5 rounded-medium bg-sunken p-3.5 text-14">
      <p className="font-semibold">{t('evidence')}</p>
      <ul className="grid list-disc gap-1 ps-5 text-ink-soft">
        {kinds.map((kind) => (
          <li key={kind}>{evidenceText(t, kind)}</li>
        ))}
      </ul>
    </div>
  );
}
