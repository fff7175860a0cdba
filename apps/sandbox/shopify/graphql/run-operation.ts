import {
  execute,
  GraphQLError,
  parse,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLFieldResolver,
} from 'graphql';
import { refuseWithheld } from '../withheld-fields.ts';
import { withScopes } from './access-scopes.ts';
import { adminSchema } from './admin-schema.ts';
import type { Resolver, Asked } from './resolver.ts';
import { abandonedCheckoutResolvers } from './resolvers/abandoned-checkout-resolvers.ts';
import { bulkResolvers } from './resolvers/bulk-resolvers.ts';
import { cancelResolvers } from './resolvers/cancel-resolvers.ts';
import { customerResolvers } from './resolvers/customer-resolvers.ts';
import { discountResolvers } from './resolvers/discount-resolvers.ts';
import { draftResolvers } from './resolvers/draft-resolvers.ts';
import { nodeResolvers } from './resolvers/node-resolvers.ts';
import { orderResolvers } from './resolvers/order-resolvers.ts';
import { pixelResolvers } from './resolvers/pixel-resolvers.ts';
import { productResolvers } from './resolvers/product-resolvers.ts';
import { shopResolvers } from './resolvers/shop-resolvers.ts';
import { subscriptionResolvers } from './resolvers/subscription-resolvers.ts';
import { tagResolvers } from './resolvers/tag-resolvers.ts';
import { themeResolvers } from './resolvers/theme-resolvers.ts';
import { usageResolvers } from './resolvers/usage-resolvers.ts';
import { webhookResolvers } from './resolvers/webhook-resolvers.ts';

const resolvers: Record<string, Resolver> = {
  ...shopResolvers,
  ...productResolvers,
  ...discountResolvers,
  ...webhookResolvers,
  ...pixelResolvers,
  ...themeResolvers,
  ...tagResolvers,
  ...customerResolvers,
  ...orderResolvers,
  ...abandonedCheckoutResolvers,
  ...subscriptionResolvers,
  ...usageResolvers,
  ...nodeResolvers,
  ...cancelResolvers,
  ...draftResolvers,
  ...bulkResolvers,
};

/** Returns the document if Shopify's schema allows it, otherwise the errors that Shopify would return. */
export function readDocument(query: string): { document: DocumentNode } | { errors: object[] } {
  try {
    const document = parse(query);
    const errors = validate(adminSchema(), document);
    return errors.length > 0 ? { errors: errors.map(asShopifyError) } : { document };
  } catch (error) {
    return { errors: [{ message: error instanceof Error ? error.message : String(error) }] };
  }
}

export interface Operation {
  document: DocumentNode;
  variables: Record<string, unknown>;
  operationName: string | null;
}

/** Runs a valid document on the store's stored data. */
export async function runOperation(
  { document, variables, operationName }: Operation,
  asked: Asked,
): Promise<ExecutionResult> {
  return await execute({
    schema: adminSchema(),
    document,
    rootValue: resolvers,
    contextValue: asked,
    variableValues: variables,
    operationName,
    fieldResolver: withScopes(resolveField),
    typeResolver: (value) => (value as Record<string, string>)['__typename'],
  });
}

const resolveField: GraphQLFieldResolver<unknown, Asked> = (
  source,
  args,
  asked,
  { fieldName, parentType },
) => {
  refuseWithheld(asked.records.store, parentType.name, fieldName);
  const value = (source as Record<string, unknown>)[fieldName];
  // A null without an error would hide a bug of the product, because it looks like an empty store.
  if (value === undefined)
    throw new GraphQLError(`The sandbox does not answer ${parentType.name}.${fieldName} yet.`);
  return typeof value === 'function'
    ? (value as (args: unknown, asked: Asked) => unknown)(args, asked)
    : value;
};

/** Converts the most common error to the text and form of the real API. Other errors keep the text of graphql-js. */
function asShopifyError({ message, locations }: GraphQLError): object {
  const [, fieldName, typeName] = /^Cannot query field "(\w+)" on type "(\w+)"/.exec(message) ?? [];
  if (!fieldName) return { message, locations };
  const extensions = { code: 'undefinedField', typeName, fieldName };
  return { message: `Field '${fieldName}' doesn't exist on type '${typeName}'`, locations, extensions };
}
