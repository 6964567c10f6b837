import { describe, expect, it } from 'vitest';
import { type SessionNews, SessionTabs } from './session-tabs.ts';

/** Two tabs of one browser: what one posts, the other gets. */
function twoTabs(): [SessionTabs, SessionTabs] {
  const make = () => ({
    postMessage: ((news) => void news) as (news: SessionNews) => void,
    onmessage: null as ((event: MessageEvent<SessionNews>) => void) | null,
  });
  const [left, right] = [make(), make()];
  left.postMessage = (news) => right.onmessage?.({ data: news } as MessageEvent<SessionNews>);
  right.postMessage = (news) => left.onmessage?.({ data: news } as MessageEvent<SessionNews>);
  return [new SessionTabs(left), new SessionTabs(right)];
}

describe('tabs of one browser', () => {
  it('hear what happens to the session in another one, until they stop listening', () => {
    const [here, there] = twoTabs();
    const heard: string[] = [];
    here.hear((news) => heard.push(`here ${news}`));
    const stop = there.hear((news) => heard.push(`there ${news}`));
    here.tell('out');
    there.tell('in');
    stop();
    here.tell('out');
    expect(heard).toEqual(['there out', 'here in']);
  });
});
