import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { addressOf } from '../list-place.ts';
import { useTopicName } from '../topics.ts';

interface TopicLinksProps {
  path: string;
  topics: readonly string[];
  current: string | undefined;
}

/** The topics of a list. Each is an address, so it can be kept, sent and opened without a script. */
export function TopicLinks({ path, topics, current }: TopicLinksProps) {
  const t = useText('content');
  const nameOf = useTopicName();
  return (
    <nav aria-label={t('topics')} className="scroll-quiet mt-6 shadow-[inset_0_-1px_var(--color-line)]">
      <ul className="flex gap-1">
        {[undefined, ...topics].map((topic) => (
          <li key={topic ?? ''}>
            <Link
              to={addressOf(path, topic === undefined ? {} : { category: topic })}
              preventScrollReset
              aria-current={topic === current ? 'page' : undefined}
              className="relative inline-flex min-h-11 items-center rounded-small px-2.5 font-semibold whitespace-nowrap text-ink-soft after:absolute after:inset-x-2.5 after:bottom-0 hover:text-ink focus-visible:-outline-offset-2 aria-[current]:text-ink aria-[current]:after:border-b-2 aria-[current]:after:border-brand mouse:min-h-10"
            >
              {topic === undefined ? t('topic_all') : nameOf(topic)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
