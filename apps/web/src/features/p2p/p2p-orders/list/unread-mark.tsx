import { Badge } from '@peerbourse/ui/feedback/badge';
import { useText } from '#base/i18n/texts.tsx';
import { VisuallyHidden } from '#parts/visually-hidden.tsx';

/** How many messages of an order wait to be read: a number for those who see it, a sentence for those who hear it. */
export function UnreadMark({ count }: { count: number }) {
  const t = useText('p2p-order-list');
  if (count === 0) return null;
  const text = t('unread', { count });
  return (
    <span title={text} className="ms-2 inline-block align-middle">
      <span aria-hidden="true">
        <Badge variant="alarm" isCount>
          {count > 99 ? '99+' : count}
        </Badge>
      </span>
      <VisuallyHidden text={text} />
    </span>
  );
}
