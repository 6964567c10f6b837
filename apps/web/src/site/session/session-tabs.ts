export type SessionNews = 'in' | 'out';

interface Channel {
  postMessage: (news: SessionNews) => void;
  onmessage: ((event: MessageEvent<SessionNews>) => void) | null;
}

/** What happens to the session in one tab, the other tabs of this browser hear. One channel object never hears itself. */
export class SessionTabs {
  private readonly channel: Channel;
  private readonly listeners = new Set<(news: SessionNews) => void>();

  constructor(channel: Channel) {
    this.channel = channel;
    channel.onmessage = ({ data }) => {
      for (const onNews of this.listeners) onNews(data);
    };
  }

  tell(news: SessionNews): void {
    this.channel.postMessage(news);
  }

  hear(onNews: (news: SessionNews) => void): () => void {
    this.listeners.add(onNews);
    return () => this.listeners.delete(onNews);
  }
}

let ours: SessionTabs | undefined;

export function sessionTabs(): SessionTabs {
  ours ??= new SessionTabs(new BroadcastChannel('pb_session'));
  return ours;
}
