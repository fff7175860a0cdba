import { getNamedType, GraphQLError, type GraphQLFieldResolver, type GraphQLOutputType } from 'graphql';
import { requiredAccess } from './admin-schema.ts';
import type { Asked } from './resolver.ts';

/**
 * Matches the scopes in a sentence of the schema. The part after "Also:" is about users and plans, which the sandbox
 * does not have.
 */
const SCOPE = /`((?:read|write)_\w+)`/g;

/** The access that the schema requires for a field, and the scopes that it names. One of them is enough. */
interface Needed {
  sentence: string;
  scopes: readonly string[];
}

const needs = new Map<string, Needed | null>();

/**
 * Returns a resolver that refuses the field with Shopify's error if the token lacks the scope, and otherwise calls
 * `resolve`.
 */
export function withScopes(
  resolve: GraphQLFieldResolver<unknown, Asked>,
): GraphQLFieldResolver<unknown, Asked> {
  return (source, args, asked, info) => {
    const refusal = refusalOf(asked, info.fieldName, neededBy(info));
    if (refusal) throw refusal;
    return resolve(source, args, asked, info);
  };
}

/** Returns Shopify's refusal to show a node of this type. Null if the token may read it. */
export function nodeRefusal(asked: Asked, fieldName: string, typeName: string): GraphQLError | null {
  return refusalOf(asked, fieldName, readNeeded(requiredAccess(typeName)));
}

/** Returns Shopify's refusal of a change that needs this scope. Null if the token has it. */
export function changeRefusal(asked: Asked, fieldName: string, scope: string): GraphQLError | null {
  return refusalOf(asked, fieldName, { sentence: `\`${scope}\` access scope.`, scopes: [scope] });
}

/** Returns whether the token has a scope. A write scope includes the read scope. */
export function hasScope({ scopes }: Pick<Asked, 'scopes'>, scope: string): boolean {
  return scopes.includes(scope) || scopes.includes(scope.replace(/^read_/, 'write_'));
}

function refusalOf(asked: Asked, fieldName: string, needed: Needed | null): GraphQLError | null {
  if (needed === null || needed.scopes.some((scope) => hasScope(asked, scope))) return null;
  return new GraphQLError(`Access denied for ${fieldName} field. Required access: ${needed.sentence}`, {
    extensions: {
      code: 'ACCESS_DENIED',
      documentation: 'https://shopify.dev/api/usage/access-scopes',
      requiredAccess: needed.sentence,
    },
  });
}

interface Field {
  fieldName: string;
  parentType: { name: string };
  returnType: GraphQLOutputType;
}

/** Returns the access that the field's own sentence requires, or else the sentence of its type. */
function neededBy({ fieldName, parentType, returnType }: Field): Needed | null {
  const key = `${parentType.name}.${fieldName}`;
  const known = needs.get(key);
  if (known !== undefined) return known;
  const type = getNamedType(returnType).name.replace(/(Connection|Edge)$/, '');
  const needed = readNeeded(requiredAccess(parentType.name, fieldName)) ?? readNeeded(requiredAccess(type));
  needs.set(key, needed);
  return needed;
}

function readNeeded(sentence: string | null): Needed | null {
  if (sentence === null) return null;
  const scopes = [...(sentence.split(' Also:')[0] ?? '').matchAll(SCOPE)].map(([, scope = '']) => scope);
  return scopes.length > 0 ? { sentence, scopes } : null;
}
