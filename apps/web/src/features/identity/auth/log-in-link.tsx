import { Banner } from '@peerbourse/ui/feedback/banner';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';

export function LogInLink() {
  const t = useText('auth');
  return (
    <Link to="/login" className="font-semibold text-brand hover:underline">
      {t('log_in')}
    </Link>
  );
}

/** Somebody with these details is here already: one way on. */
export function ExistsBanner({ message }: { message: string }) {
  return (
    <Banner tone="warning" isSpoken action={<LogInLink />}>
      {message}
    </Banner>
  );
}
