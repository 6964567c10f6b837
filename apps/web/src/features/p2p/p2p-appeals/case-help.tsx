import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';

/** Where it is written how an appeal, or a claim on an order that is over, is decided. */
export function CaseHelp({ isAppeal = false }: { isAppeal?: boolean }) {
  const t = useText('p2p-appeals');
  return (
    <Link to={isAppeal ? '/help/p2p-appeals' : '/help/p2p-closed-orders'} className="text-14 font-semibold text-brand hover:underline">
      {t(isAppeal ? 'how' : 'how_claims')}
    </Link>
  );
}
