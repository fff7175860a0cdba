export type JsonObject = Record<string, unknown>;

/** A body, or a part of one, as an object; an empty one where it is something else. */
export function objectIn(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** A part of a body as a list of objects; what is none is left out. */
export function objectsIn(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** A part of a body as text; empty where it is something else. */
export function textIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
