import {
  getNamedType,
  isCompositeType,
  Kind,
  OperationTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
} from 'graphql';

const MUTATION_COST = 10;
const CONNECTION_COST = 2;

/**
 * Returns the cost that Shopify calculates for a query before running it: scalars cost 0, objects 1, connections 2 plus
 * their children times `first`, and mutations 10.
 */
export function requestedCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Record<string, unknown>,
): number {
  const typeInfo = new TypeInfo(schema);
  const sums: { own: number; times: number; children: number }[] = [{ own: 0, times: 1, children: 0 }];
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      Field: {
        enter(node) {
          const type = getNamedType(typeInfo.getType());
          const parent = typeInfo.getParentType()?.name;
          sums.push({
            ...fieldCost(
              node,
              { typeName: type?.name ?? '', parent, isComposite: isCompositeType(type) },
              variables,
            ),
            children: 0,
          });
        },
        leave() {
          const done = sums.pop();
          const above = sums.at(-1);
          if (done && above) above.children += done.own + done.times * done.children;
        },
      },
    }),
  );
  return sums[0]?.children ?? 0;
}

/** Returns the cost of the actual response: each object counts once, and each mutation has a fixed price. */
export function actualCost(document: DocumentNode, data: unknown): number {
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  if (operation?.operation === OperationTypeNode.MUTATION)
    return MUTATION_COST * operation.selectionSet.selections.length;
  return Math.max(1, countObjects(data) - 1);
}

function fieldCost(
  node: FieldNode,
  field: { typeName: string; parent: string | undefined; isComposite: boolean },
  variables: Record<string, unknown>,
): { own: number; times: number } {
  if (field.parent === 'Mutation') return { own: MUTATION_COST, times: 0 };
  if (field.typeName.endsWith('Connection'))
    return { own: CONNECTION_COST, times: pageSize(node, variables) };
  // In a connection, the nodes count, but not the objects around them.
  if (['edges', 'pageInfo'].includes(node.name.value) && field.parent?.endsWith('Connection'))
    return { own: 0, times: 1 };
  return { own: field.isComposite ? 1 : 0, times: 1 };
}

function pageSize(node: FieldNode, variables: Record<string, unknown>): number {
  const size = node.arguments?.find((argument) => ['first', 'last'].includes(argument.name.value))?.value;
  if (size?.kind === Kind.INT) return Number(size.value);
  if (size?.kind === Kind.VARIABLE) return Number(variables[size.name.value] ?? 10);
  return 10;
}

function countObjects(value: unknown, key = ''): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + countObjects(one, key), 0);
  if (typeof value !== 'object' || value === null) return 0;
  const own = ['edges', 'pageInfo'].includes(key) ? 0 : 1;
  return Object.entries(value).reduce((sum, [name, one]) => sum + countObjects(one, name), own);
}
