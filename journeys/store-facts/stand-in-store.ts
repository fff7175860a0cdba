import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';

type Variables = Record<string, unknown>;
/** The response to one operation: its data, an HTTP status, or the store's errors. */
export type StoreAnswer = { data: object } | { status: number } | { errors: object[]; extensions?: object };

/** A store that answers Admin API operations by name, and records the requests. */
export interface StandInStore {
  url: string;
  asked: { name: string; variables: Variables }[];
  /** Sets the response to an operation from now on. */
  answer: (name: string, how: (variables: Variables) => StoreAnswer) => void;
  /** Serves what `write` streams into the response at this path. */
  serve: (path: string, write: (response: ServerResponse) => void) => string;
  close: () => Promise<void>;
}

/** Starts one on this machine. An operation without a response is refused, as by a store that does not support it. */
export async function startStandInStore(): Promise<StandInStore> {
  const answers = new Map<string, (variables: Variables) => StoreAnswer>();
  const files = new Map<string, (response: ServerResponse) => void>();
  const asked: StandInStore['asked'] = [];
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    if (file) return file(response);
    void respond(request, response);
  });
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { query, variables } = JSON.parse(await readText(request)) as {
      query: string;
      variables: Variables;
    };
    const name = /^(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '';
    asked.push({ name, variables });
    const answer = answers.get(name)?.(variables) ?? { errors: [{ message: `${name} is not answered` }] };
    response.writeHead('status' in answer ? answer.status : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    asked,
    answer: (name, how) => void answers.set(name, how),
    serve(path, write) {
      files.set(path, write);
      return url + path;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
