import { Refused } from '#base/api/failure.ts';
import { useText } from '#base/i18n/texts.tsx';

/** What a refusal says of itself, or that nobody answered. */
export function useFailureText(): (error: Error) => string {
  const t = useText('common');
  return (error) => (error instanceof Refused ? error.message : t('unreachable'));
}
