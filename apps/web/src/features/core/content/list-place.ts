/** Where somebody is in a list: on which topic, and behind which entry. It is the whole state of the page, so it stands in the address. */
export interface ListPlace {
  category?: string;
  cursor?: string;
}

const longestCursor = 80;

/** What the address says. Whatever no link of ours says counts as nothing. */
export function listPlaceOf(search: URLSearchParams, topics: readonly string[]): ListPlace {
  const category = search.get('category') ?? '';
  const cursor = search.get('before') ?? '';
  return {
    ...(topics.includes(category) ? { category } : {}),
    ...(cursor !== '' && cursor.length <= longestCursor ? { cursor } : {}),
  };
}

export function addressOf(path: string, { category, cursor }: ListPlace): string {
  const search = new URLSearchParams({
    ...(category === undefined ? {} : { category }),
    ...(cursor === undefined ? {} : { before: cursor }),
  }).toString();
  return search === '' ? path : `${path}?${search}`;
}
