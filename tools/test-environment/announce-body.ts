import { request } from 'node:http';
import { text as readText } from 'node:stream/consumers';

/** Sends the headers of a POST with a body of this size, but not the body. Returns the status and the error code. */
export function announceBody(
  url: string,
  bytes: number,
  given: Record<string, string> = {},
): Promise<{ status: number; code: unknown }> {
  return new Promise((resolve, reject) => {
    const headers = { ...given, 'content-type': 'application/json', 'content-length': bytes };
    const posted = request(url, { method: 'POST', headers }, (response) => {
      const answered = readText(response).then((text) => {
        // A refusal of the public API has its code at the top.
        const { error, code } = JSON.parse(text) as { error?: { code: string }; code?: string };
        posted.destroy();
        return { status: response.statusCode ?? 0, code: error?.code ?? code };
      });
      resolve(answered);
    });
    posted.on('error', reject);
    posted.flushHeaders();
  });
}
