import { request } from 'node:http';
import { text as readText } from 'node:stream/consumers';

/** Returns the status and error code of a POST that announces a body of this size without sending it. */
export function announceBody(url: string, bytes: number): Promise<{ status: number; code: unknown }> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': bytes };
    const posted = request(url, { method: 'POST', headers }, (response) => {
      const answered = readText(response).then((text) => {
        const { error } = JSON.parse(text) as { error?: { code: string } };
        posted.destroy();
        return { status: response.statusCode ?? 0, code: error?.code };
      });
      resolve(answered);
    });
    posted.on('error', reject);
    posted.flushHeaders();
  });
}
