export type JsonObject = Record<string, unknown>;

/** Returns a body, or a part of one, as an object; an empty object if it is something else. */
export function objectIn(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** Returns a part of a body as a list of objects. Leaves out items that are not objects. */
export function objectsIn(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** Returns a part of a body as text; empty if it is something else. */
export function textIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
