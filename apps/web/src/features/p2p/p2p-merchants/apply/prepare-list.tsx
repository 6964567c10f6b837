import { useText } from '#base/i18n/texts.tsx';

const needed = ['prepare_identity', 'prepare_funds', 'prepare_company', 'prepare_contact', 'prepare_deposit'] as const;

/** What an application will ask for, so that nobody has to search for it halfway. */
export function PrepareList() {
  const t = useText('p2p-merchants');
  return (
    <div className="grid gap-2 text-14">
      <h3 className="font-semibold">{t('prepare')}</h3>
      <ul className="grid list-disc gap-1 ps-5 text-ink-soft [word-break:auto-phrase]">
        {needed.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
    </div>
  );
}
