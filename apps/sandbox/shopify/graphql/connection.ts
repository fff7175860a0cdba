import { GraphQLError } from 'graphql';

/** The arguments of every connection in the Admin API. */
export interface PageArguments {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
  reverse?: boolean | null;
}

const MAX_PAGE = 250;
/** The page sizes of bulk operations: a large batch, or all items. Both are too expensive for any other query. */
export const BULK_PIECE = 2000;
export const WHOLE_LIST = 1_000_000;

/** Returns a page of a list in the Admin API's form. Cursors contain the item's id. */
export function connection<Item extends { id: string }>(items: Item[], page: PageArguments) {
  return connectionOf(items, (item) => item, page);
}

/** Returns the same for a long list. Only the items of the page become nodes. */
export function connectionOf<Item extends { id: string | number }, Node>(
  items: Item[],
  toNode: (item: Item) => Node,
  page: PageArguments,
) {
  const size = page.first ?? page.last;
  if (size === null || size === undefined) throw new GraphQLError('you must provide one of first or last');
  if (size > MAX_PAGE && size < BULK_PIECE) throw new GraphQLError(`first cannot exceed ${MAX_PAGE}`);
  const ordered = page.reverse ? items.toReversed() : items;
  const from = page.after ? indexOf(ordered, page.after) + 1 : 0;
  const to = page.before ? indexOf(ordered, page.before) : ordered.length;
  const start = page.first ? from : Math.max(from, to - size);
  const range = ordered.slice(start, page.first ? Math.min(to, from + size) : to);
  const edges = range.map((item) => ({ node: toNode(item), cursor: cursorOf(item) }));
  return {
    nodes: edges.map(({ node }) => node),
    edges,
    pageInfo: {
      hasNextPage: start + range.length < ordered.length,
      hasPreviousPage: start > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

function cursorOf({ id }: { id: string | number }): string {
  return Buffer.from(JSON.stringify({ last_id: id })).toString('base64');
}

function indexOf(items: { id: string | number }[], cursor: string): number {
  const wanted = readCursor(cursor);
  const index = items.findIndex(({ id }) => id === wanted);
  if (index < 0) throw new GraphQLError('Invalid cursor for current pagination sort.');
  return index;
}

function readCursor(cursor: string): unknown {
  try {
    return (JSON.parse(Buffer.from(cursor, 'base64').toString('utf8')) as { last_id?: unknown }).last_id;
  } catch {
    return undefined;
  }
}
