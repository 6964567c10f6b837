import { useMatches } from 'react-router';

/** What a route tells the frame around it, besides its texts. */
export interface Handle {
  texts?: readonly string[];
  /** Of the hall layout: 2 is its alternate style. */
  background?: 1 | 2;
  /** The header shows no P2P pages, or none on phones: the page leads to them itself. */
  hidesP2pNavigation?: true | 'phone';
  /** Somebody is in the middle of something here: nothing is offered beside it. */
  isTask?: true;
}

/** The handles of the page and of everything around it, the page's own last. */
export function useHandle(): Handle {
  return Object.assign({}, ...useMatches().map(({ handle }) => handle as Handle | undefined));
}

/** On which screens the header shows the P2P pages. */
export type P2pNavigationPlace = 'none' | 'desk' | 'everywhere';

export function p2pNavigationOf(hides: Handle['hidesP2pNavigation'] | false): P2pNavigationPlace {
  if (hides === 'phone') return 'desk';
  return hides ? 'none' : 'everywhere';
}
