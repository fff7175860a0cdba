import { request } from 'node:http';
import { text as readText } from 'node:stream/consumers';

/** The status and the error code of a POST that announces a body of so many bytes; the body itself is not sent. */
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
