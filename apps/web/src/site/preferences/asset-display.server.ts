import type { RouterContextProvider } from 'react-router';
import { visitContext } from '../visitor.server.ts';
import { type AssetDisplay, assetDisplayOf } from './asset-display.ts';

/** How this visitor wants to see what they own. */
export function displayOfVisit(context: Readonly<RouterContextProvider>): AssetDisplay {
  return assetDisplayOf(context.get(visitContext).cookies);
}
