import { Tabs } from '@peerbourse/ui/actions/tabs';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '#base/i18n/texts.tsx';
import { Panel } from '#parts/panel.tsx';
import { FollowingList } from './following-list.tsx';

/** Whom somebody follows, and whom they have blocked. */
export function PeoplePanel({ blockList }: { blockList: ReactNode }) {
  const t = useText('p2p-users');
  const [search] = useSearchParams();
  // Whoever comes to lift a block comes to that list.
  const [current, setCurrent] = useState<'following' | 'blocked'>(search.get('people') === 'blocked' ? 'blocked' : 'following');
  const tabs = [
    { key: 'following', label: t('following') },
    { key: 'blocked', label: t('blocked') },
  ] as const;
  return (
    <Panel title={t('people')} anchor="people">
      <Tabs label={t('people')} tabs={tabs} current={current} onChange={setCurrent} hasLine>
        {current === 'following' ? <FollowingList /> : blockList}
      </Tabs>
    </Panel>
  );
}
