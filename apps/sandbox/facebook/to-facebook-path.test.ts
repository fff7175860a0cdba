import { expect, it } from 'vitest';
import { toFacebookPath } from './to-facebook-path.ts';

it.each([
  ['/meta/v25.0/me/messages', '/facebook/graph/v25.0/me/messages'],
  ['/meta/v25.0/me/message_templates?name=a', '/facebook/graph/v25.0/me/message_templates?name=a'],
  ['/meta/v25.0/112233445566778/messages', '/facebook/graph/v25.0/112233445566778/messages'],
  ['/meta/v25.0/106540352242922/messages', '/meta/v25.0/106540352242922/messages'],
])('%s is rewritten to %s', (url, path) => {
  expect(toFacebookPath(url)).toBe(path);
});
