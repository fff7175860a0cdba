import { GraphQLError } from 'graphql';

/** The arguments every connection of the Admin API takes. */
export interface PageArguments {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
  reverse?: boolean | null;
}

const MAX_PAGE = 250;

/** One page of a list in the shape of the Admin API; cursors hold the item's id. */
export function connection<Item extends { id: string }>(items: Item[], page: PageArguments) {
  const size = page.first ?? page.last;
  if (size === null || size === undefined) throw new GraphQLError('you must provide one of first or last');
  if (size > MAX_PAGE) throw new GraphQLError(`first cannot exceed ${MAX_PAGE}`);
  const ordered = page.reverse ? items.toReversed() : items;
  const from = page.after ? indexOf(ordered, page.after) + 1 : 0;
  const to = page.before ? indexOf(ordered, page.before) : ordered.length;
  const range = ordered.slice(from, to);
  const nodes = page.first ? range.slice(0, size) : range.slice(-size);
  const start = page.first ? from : to - nodes.length;
  return {
    nodes,
    edges: nodes.map((node) => ({ node, cursor: cursorOf(node) })),
    pageInfo: {
      hasNextPage: start + nodes.length < ordered.length,
      hasPreviousPage: start > 0,
      startCursor: nodes[0] ? cursorOf(nodes[0]) : null,
      endCursor: nodes.length > 0 ? cursorOf(nodes[nodes.length - 1] as Item) : null,
    },
  };
}

function cursorOf({ id }: { id: string }): string {
  return Buffer.from(JSON.stringify({ last_id: id })).toString('base64');
}

function indexOf(items: { id: string }[], cursor: string): number {
  const index = items.findIndex((item) => cursorOf(item) === cursor);
  if (index < 0) throw new GraphQLError('Invalid cursor for current pagination sort.');
  return index;
}
