import { useMatches } from 'react-router';

/** What a route tells the frame around it, besides its texts. */
export interface Handle {
  texts?: readonly string[];
  /** Of the hall layout: 2 is its alternate style. */
  background?: 1 | 2;
  /** The header shows no P2P pages. */
  hidesP2pNavigation?: true;
  /** Somebody is in the middle of something here: nothing is offered beside it. */
  isTask?: true;
}

/** The handles of the page and of everything around it, the page's own last. */
export function useHandle(): Handle {
  return Object.assign({}, ...useMatches().map(({ handle }) => handle as Handle | undefined));
}
