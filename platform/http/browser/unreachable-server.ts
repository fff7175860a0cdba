import { texts } from '#platform/errors/texts/all.ts';

/** No answer at all: the network is down, or the server is. */
export class UnreachableServer extends Error {
  constructor(cause: unknown) {
    super(texts.noAnswer.unreachable, { cause });
  }
}
