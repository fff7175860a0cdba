import type { NodeChecks } from '../../rules/editor/node-checks.ts';
import { isWebAddress } from '../../rules/editor/node-fault.ts';
import { texts } from '../../texts/all.ts';

/** What the editor checks of a part that sends a file from a URL. */
export const mediaChecks: NodeChecks<'media'> = {
  kind: 'media',
  get name() {
    return texts.parts.media;
  },
  isAdded: true,
  empty: (newId) => ({ kind: 'media', masterId: newId(), type: 'image', url: '' }),
  copy: (node, newId) => ({ ...node, masterId: newId() }),
  faults: ({ url }, { place }) => {
    const { emptyAddress, badAddress } = texts.faults;
    const sentence = url.trim() === '' ? emptyAddress : isWebAddress(url) ? null : badAddress;
    return sentence === null ? [] : [{ header: texts.faultHeaders.media, sentence, place }];
  },
  without: (node) => node,
  gist: ({ url }) => url.slice(-25),
};

/** Returns the type of a file by the file extension in its URL: a video, a document, otherwise an image. */
export function mediaTypeOf(url: string): 'image' | 'video' | 'document' {
  const path = url.split(/[?#]/)[0] ?? '';
  if (/\.?mp4$/i.test(path)) return 'video';
  return /\.?pdf$/i.test(path) ? 'document' : 'image';
}
