import { request } from 'undici';
import { GifSearch } from './payloads/search.ts';

const ANSWER_TIMEOUT_MS = 8000;
const MOST = 24;

/** A GIF: `url` for a page, `previewUrl` for a list. Sizes in px. */
export interface Gif {
  id: string;
  title: string;
  url: string;
  previewUrl: string;
  width: number;
  height: number;
}

/** Searches GIFs that are suitable for everybody. Throws when Giphy does not respond correctly. */
export async function searchGiphy({ url, key }: { url: string; key: string }, text: string): Promise<Gif[]> {
  const query = new URLSearchParams({ api_key: key, q: text, limit: String(MOST), rating: 'g' });
  const answer = await request(`${url}/v1/gifs/search?${query.toString()}`, {
    headersTimeout: ANSWER_TIMEOUT_MS,
    bodyTimeout: ANSWER_TIMEOUT_MS,
  });
  const responseText = await answer.body.text();
  // The URL contains the key, so the message does not include it.
  if (answer.statusCode >= 300)
    throw new Error(`Giphy answered ${answer.statusCode}: ${responseText.slice(0, 200)}`);
  return GifSearch.parse(JSON.parse(responseText)).data.map(({ id, title, images }) => ({
    id,
    title,
    url: images.downsized_medium.url,
    previewUrl: images.fixed_width_small.url,
    width: Math.round(images.downsized_medium.width),
    height: Math.round(images.downsized_medium.height),
  }));
}
