import {
  getNullableType,
  isListType,
  Kind,
  OperationTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  type VariableDefinitionNode,
  type VariableNode,
} from 'graphql';
import { adminSchema } from '../graphql/admin-schema.ts';
import { BULK_PIECE, WHOLE_LIST } from '../graphql/connection.ts';

/** A parsed bulk query. Each of its top-level lists runs page by page. */
export interface BulkQuery {
  document: DocumentNode;
  /** The top-level lists, by their names in the response. */
  roots: FieldNode[];
  /** Every list in the query. */
  connections: ReadonlySet<FieldNode>;
}

/** The key of a top-level list's cursor in the response. */
export const PAGE_KEY = 'bulkPage';
/** The variable for the cursor of the previous page. */
export const AFTER = 'bulkAfter';

const MOST_CONNECTIONS = 5;
const DEEPEST = 3;

/** Reads a query that fits the schema. Returns a reason if it cannot run in bulk. */
export function readBulkQuery(given: DocumentNode): BulkQuery | string {
  const [operation, ...more] = given.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION || more.length > 0)
    return 'Bulk queries must be a single operation without fragments.';
  if (operation.operation !== OperationTypeNode.QUERY) return 'Bulk queries must be a query.';
  const problem = refusalReason(given);
  if (problem) return problem;
  const document = withWholeLists(given);
  const connections = new Set(listFields(document).map(({ field }) => field));
  const roots = listFields(document)
    .filter(({ depth }) => depth === 1)
    .map(({ field }) => field);
  return { document, roots, connections };
}

function refusalReason(document: DocumentNode): string | null {
  const lists = listFields(document);
  const [operation] = document.definitions;
  const top = operation?.kind === Kind.OPERATION_DEFINITION ? operation.selectionSet.selections : [];
  if (lists.length === 0) return 'Bulk queries must contain at least one connection.';
  if (top.some((field) => !lists.some((list) => list.field === field)))
    return 'Bulk queries can only have connections at their top level.';
  if (lists.length > MOST_CONNECTIONS)
    return `Bulk queries cannot contain more than ${MOST_CONNECTIONS} connections.`;
  if (lists.some(({ depth }) => depth > DEEPEST))
    return `Bulk queries cannot contain connections with a nesting depth greater than ${DEEPEST - 1}.`;
  if (lists.some(({ isInList }) => isInList))
    return 'Queries that contain a connection field within a list field are not currently supported.';
  const nameless = lists.find(({ field, hasLists }) => hasLists && !selects(field, 'id'));
  if (nameless)
    return `The parent 'node' field for a nested connection must select the 'id' field: ${nameless.field.name.value}.`;
  return null;
}

interface ListField {
  field: FieldNode;
  /** 1 for a top-level list, 2 for a list in each of its nodes. */
  depth: number;
  isInList: boolean;
  hasLists: boolean;
}

function listFields(document: DocumentNode): ListField[] {
  const typeInfo = new TypeInfo(adminSchema());
  const found: ListField[] = [];
  const open: { field: FieldNode; list: ListField | null; isPlainList: boolean }[] = [];
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      Field: {
        enter(field) {
          const type = getNullableType(typeInfo.getType());
          const above = open.filter(({ list }) => list).map(({ list }) => list);
          const isConnection = !isListType(type) && String(type).endsWith('Connection');
          const since = open.findLastIndex((one) => one.list !== null);
          // `edges` and `nodes` are lists too, but they are parts of a connection.
          const isInList = open.slice(since + 2).some((one) => one.isPlainList);
          const list = isConnection ? { field, depth: above.length + 1, isInList, hasLists: false } : null;
          const parent = above.at(-1);
          if (list) found.push(list);
          if (list && parent) parent.hasLists = true;
          open.push({ field, list, isPlainList: isListType(type) });
        },
        leave() {
          open.pop();
        },
      },
    }),
  );
  return found;
}

/** Returns whether the query selects this field of a list's nodes. */
function selects(list: FieldNode, name: string): boolean {
  return nodeSelections(list).some((field) => field.kind === Kind.FIELD && field.name.value === name);
}

export function nodeSelections(list: FieldNode) {
  const parts = list.selectionSet?.selections ?? [];
  const found = parts.flatMap((part) => {
    if (part.kind !== Kind.FIELD) return [];
    if (part.name.value === 'nodes') return [part];
    const inEdges = part.name.value === 'edges' ? (part.selectionSet?.selections ?? []) : [];
    return inEdges.flatMap((one) => (one.kind === Kind.FIELD && one.name.value === 'node' ? [one] : []));
  });
  return found.flatMap((field) => field.selectionSet?.selections ?? []);
}

/**
 * Removes the pages of lists, which do not matter in a bulk query. Nested lists are returned whole, and top-level lists
 * page by page.
 */
function withWholeLists(document: DocumentNode): DocumentNode {
  const lists = new Map(listFields(document).map((list) => [list.field, list]));
  return visit(document, {
    OperationDefinition: (operation) => ({ ...operation, variableDefinitions: [AFTER_DEFINITION] }),
    Field(field) {
      const list = lists.get(field);
      if (!list) return undefined;
      return list.depth === 1 ? wholeRoot(field) : withSize(field, WHOLE_LIST);
    },
  });
}

const AFTER_VARIABLE: VariableNode = { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: AFTER } };
const AFTER_DEFINITION: VariableDefinitionNode = {
  kind: Kind.VARIABLE_DEFINITION,
  variable: AFTER_VARIABLE,
  type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: 'String' } },
};

const PAGE_ARGUMENTS = ['first', 'last', 'after', 'before'];

function withSize(field: FieldNode, size: number, more: ArgumentNode[] = []): FieldNode {
  const others = (field.arguments ?? []).filter(({ name }) => !PAGE_ARGUMENTS.includes(name.value));
  const first: ArgumentNode = {
    kind: Kind.ARGUMENT,
    name: { kind: Kind.NAME, value: 'first' },
    value: { kind: Kind.INT, value: String(size) },
  };
  return { ...field, arguments: [...others, first, ...more] };
}

function wholeRoot(field: FieldNode): FieldNode {
  const after: ArgumentNode = {
    kind: Kind.ARGUMENT,
    name: { kind: Kind.NAME, value: 'after' },
    value: AFTER_VARIABLE,
  };
  const sized = withSize(field, BULK_PIECE, [after]);
  const page = plainField('pageInfo', [plainField('hasNextPage'), plainField('endCursor')], PAGE_KEY);
  const selections = [...(field.selectionSet?.selections ?? []), page];
  return { ...sized, selectionSet: { kind: Kind.SELECTION_SET, selections } };
}

function plainField(name: string, parts: FieldNode[] = [], alias?: string): FieldNode {
  return {
    kind: Kind.FIELD,
    name: { kind: Kind.NAME, value: name },
    ...(alias && { alias: { kind: Kind.NAME, value: alias } }),
    ...(parts.length > 0 && { selectionSet: { kind: Kind.SELECTION_SET, selections: parts } }),
  };
}
