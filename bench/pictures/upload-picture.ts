export interface Uploader {
  appUrl: string;
  page: string;
  cookie: string;
}

/** Uploads a picture. Returns the response's status and the time in milliseconds. */
export async function uploadPicture(
  { appUrl, page, cookie }: Uploader,
  content: Buffer,
): Promise<{ status: number; ms: number }> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(content)]), 'picture');
  const query = new URLSearchParams({ shopUrl: page, type: 'image', t: 'picture' });
  const sinceMs = performance.now();
  const answer = await fetch(`${appUrl}/upload?${query.toString()}`, {
    method: 'POST',
    body: form,
    headers: { cookie },
  });
  await answer.arrayBuffer();
  return { status: answer.status, ms: performance.now() - sinceMs };
}
