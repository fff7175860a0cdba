import { expect, it } from 'vitest';
import { linkWords } from './link-words.ts';

const ADDRESS = 'https://shop.example/sale';

it.each([
  [{ kind: 'answered', status: 200 } as const, null],
  [{ kind: 'answered', status: 302 } as const, null],
  // A shop that needs a password or refuses programs still exists.
  [{ kind: 'answered', status: 403 } as const, null],
  [{ kind: 'answered', status: 404 } as const, /page that is not there \(404\)/],
  [{ kind: 'answered', status: 503 } as const, /error of its server/],
  [{ kind: 'closed' } as const, /private network/],
  [{ kind: 'unknownName' } as const, /does not exist/],
  [{ kind: 'silent' } as const, /did not answer/],
  [null, null],
])('describes the link’s check %j', (asked, problem) => {
  const words = linkWords(ADDRESS, asked);
  expect(words.about).toContain(ADDRESS);
  expect(words.problem).toEqual(problem && (expect.stringMatching(problem) as string));
});
