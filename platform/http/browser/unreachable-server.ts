/** No answer at all: the network is down, or the server is. */
export class UnreachableServer extends Error {
  constructor(cause: unknown) {
    super('Bellbird cannot be reached. Check your connection and try again.', { cause });
  }
}
