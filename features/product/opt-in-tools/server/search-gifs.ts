import { searchGiphy } from '#partners/giphy/giphy-client.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import type { searchGifs } from '../contract/design-calls.ts';
import { PictureAddress } from '../contract/tool-text.ts';
import { texts } from '../texts/all.ts';

const ATTRIBUTION = 'Powered By GIPHY';

/**
 * Searches animated pictures, if the server has a key for it. Pictures with an address that a tool cannot show are left
 * out.
 */
export async function findGifs(
  { settings: { giphy } }: Pick<Context, 'settings'>,
  text: string,
): Promise<ResponseOf<typeof searchGifs>> {
  if (giphy === null) return { isSetUp: false, message: texts.toggle.noGifKey, gifs: [], attribution: '' };
  const found = await searchGiphy(giphy, text).catch((error: unknown) => {
    throw new AppError('PARTNER_FAILED', { cause: error });
  });
  const gifs = found.filter((gif) => isAddress(gif.url) && isAddress(gif.previewUrl));
  return { isSetUp: true, message: null, gifs, attribution: ATTRIBUTION };
}

function isAddress(url: string): boolean {
  return PictureAddress.safeParse(url).success;
}
