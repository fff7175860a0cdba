/** A refusal of the sandbox, with its message. */
export class CallRefused extends Error {}

/** Calls the sandbox and reads its JSON. */
export async function callJson<Reading>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Reading> {
  const answer = await fetch(path, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const read: unknown = await answer.json();
  if (answer.ok) return read as Reading;
  throw new CallRefused((read as { message?: string }).message ?? `The sandbox answered ${answer.status}.`);
}
