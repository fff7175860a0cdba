import { getNamedType, GraphQLError, type GraphQLFieldResolver, type GraphQLOutputType } from 'graphql';
import { requiredAccess } from './admin-schema.ts';
import type { Asked } from './resolver.ts';

/** The scopes in a sentence of the schema. What follows "Also:" is about users and plans, which are not played. */
const SCOPE = /`((?:read|write)_\w+)`/g;

/** The access that the schema requires for a field, and the scopes that it names. One of them is enough. */
interface Needed {
  sentence: string;
  scopes: readonly string[];
}

const needs = new Map<string, Needed | null>();

/** Resolves a field as `resolve` does, and refuses it with Shopify's error if the token lacks the scope. */
export function withScopes(
  resolve: GraphQLFieldResolver<unknown, Asked>,
): GraphQLFieldResolver<unknown, Asked> {
  return (source, args, asked, info) => {
    const refusal = refusalOf(asked, info.fieldName, neededBy(info));
    if (refusal) throw refusal;
    return resolve(source, args, asked, info);
  };
}

/** Shopify's refusal to show a node of this type; null if the token may see it. */
export function nodeRefusal(asked: Asked, fieldName: string, typeName: string): GraphQLError | null {
  return refusalOf(asked, fieldName, readNeeded(requiredAccess(typeName)));
}

/** Shopify's refusal to change something without this scope; null if the token has it. */
export function changeRefusal(asked: Asked, fieldName: string, scope: string): GraphQLError | null {
  return refusalOf(asked, fieldName, { sentence: `\`${scope}\` access scope.`, scopes: [scope] });
}

/** Whether the token has a scope. One that writes is enough to read. */
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

/** The field's own sentence, or that of the type it leads to. */
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
