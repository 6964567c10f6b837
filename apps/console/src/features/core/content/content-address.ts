import { type ContentKind, contentKindNames, itemName } from '@peerbourse/contract/core/content/kind.shape';
import { useFragment } from '#shell/use-screen.ts';

/** What lies on the desk; it stands in the address, so that a link to an item can be sent to somebody. */
export interface ContentAddress {
  kind: ContentKind;
  name: string | undefined;
}

const firstKind: ContentKind = 'announcement';

export function useContentAddress(): ContentAddress {
  return addressOfFragment(useFragment());
}

/** Reads `#/content/announcement/new-fees`; what is no kind is the first one. */
export function addressOfFragment(fragment: string): ContentAddress {
  const [, kind, name] = /^#\/content(?:\/([a-z-]+))?(?:\/([a-z0-9-]+))?$/.exec(fragment) ?? [];
  const known = contentKindNames.find((candidate) => candidate === kind);
  const isItem = known !== undefined && itemName.safeParse(name).success;
  return { kind: known ?? firstKind, name: isItem ? name : undefined };
}

export function fragmentOf(kind: ContentKind, name?: string): string {
  return name === undefined ? `#/content/${kind}` : `#/content/${kind}/${name}`;
}
