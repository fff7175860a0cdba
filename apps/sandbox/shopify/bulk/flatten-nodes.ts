import { Kind, type FieldNode, type SelectionNode } from 'graphql';
import { nodeSelections } from './read-bulk-query.ts';

type JsonObject = Record<string, unknown>;

/** A line of a bulk operation's result. */
export interface BulkLine {
  object: JsonObject;
  isRoot: boolean;
}

interface Flattening {
  connections: ReadonlySet<FieldNode>;
  /**
   * Whether children are directly below their parents. Otherwise they come after all parents, because the store
   * promises no order.
   */
  isGrouped: boolean;
}

/** Returns the nodes of a list, one line each. Items of a nested list get their own lines, which name their parent. */
export function flattenList(list: FieldNode, value: unknown, how: Flattening): BulkLine[] {
  const [own, below] = flatten(list, value, { parentId: null, ...how });
  return [...own, ...below];
}

function flatten(
  list: FieldNode,
  value: unknown,
  how: Flattening & { parentId: string | null },
): [BulkLine[], BulkLine[]] {
  const own: BulkLine[] = [];
  const below: BulkLine[] = [];
  for (const node of nodesOf(value)) {
    const object: JsonObject = { ...node };
    const children: BulkLine[] = [];
    for (const { field, holder } of listsIn(nodeSelections(list), object, how.connections)) {
      const key = keyOf(field);
      const inner = { ...how, parentId: String(node['id']) };
      const [first, second] = flatten(field, holder[key], inner);
      delete holder[key];
      children.push(...first, ...second);
    }
    if (how.parentId !== null) object['__parentId'] = how.parentId;
    own.push({ object, isRoot: how.parentId === null });
    (how.isGrouped ? own : below).push(...children);
  }
  return [own, below];
}

function nodesOf(value: unknown): JsonObject[] {
  const { edges, nodes } = (value ?? {}) as { edges?: { node: JsonObject }[]; nodes?: JsonObject[] };
  return nodes ?? edges?.map(({ node }) => node) ?? [];
}

/** Returns the lists in a node and in the objects inside it, each with the object that contains the list. */
function listsIn(
  selections: readonly SelectionNode[],
  object: JsonObject,
  connections: ReadonlySet<FieldNode>,
): { field: FieldNode; holder: JsonObject }[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.INLINE_FRAGMENT)
      return listsIn(selection.selectionSet.selections, object, connections);
    if (selection.kind !== Kind.FIELD) return [];
    if (connections.has(selection)) return [{ field: selection, holder: object }];
    const key = keyOf(selection);
    const part = object[key];
    if (!selection.selectionSet || typeof part !== 'object' || part === null || Array.isArray(part))
      return [];
    const copy = { ...part } as JsonObject;
    const found = listsIn(selection.selectionSet.selections, copy, connections);
    if (found.length > 0) object[key] = copy;
    return found;
  });
}

export function keyOf(field: FieldNode): string {
  return field.alias?.value ?? field.name.value;
}
