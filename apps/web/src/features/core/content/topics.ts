import type { announcementCategories, articleCategories, helpSections } from '@peerbourse/contract/core/content/kind.shape';
import { useText } from '#base/i18n/texts.tsx';

/** Written out again because the contract's table of kinds is for editors and too heavy for readers; the compiler compares them. */
export const articleTopics = ['market', 'safety', 'guide', 'product'] as const satisfies typeof articleCategories;
export const announcementTopics = ['product', 'maintenance', 'listing', 'rules'] as const satisfies typeof announcementCategories;
export const helpTopics = ['start', 'account', 'security', 'p2p', 'money', 'rules'] as const satisfies typeof helpSections;

export type Topic = (typeof articleTopics)[number] | (typeof announcementTopics)[number] | (typeof helpTopics)[number];

/** The name of a topic. The api lets nothing else be one. */
export function useTopicName(): (topic: string) => string {
  const t = useText('content');
  return (topic) => t(`topic_${topic as Topic}`);
}
