import { afterEach, expect, it } from 'vitest';
import { toJson } from './to-json.ts';

const lists = Array.prototype as { toJSON?: unknown };
afterEach(() => void delete lists.toJSON);

it('writes lists as lists even if an old library of the page makes them strings', () => {
  const theirs = () => 'a text';
  lists.toJSON = theirs;
  expect(JSON.stringify({ events: [1] })).toBe('{"events":"a text"}');
  expect(toJson({ events: [1] })).toBe('{"events":[1]}');
  expect(lists.toJSON).toBe(theirs);
});
