import { Empty, type EmptyProps } from '@peerbourse/ui/feedback/empty';
import { useText } from '#base/i18n/texts.tsx';

/** An empty place. Unless a page knows better words, it says that there is nothing yet. */
export function NothingYet({ title, ...rest }: Partial<EmptyProps>) {
  const t = useText('common');
  return <Empty title={title ?? t('no_data')} {...rest} />;
}
