import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { openPublicFile } from '#features/foundations/media/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { TemplateDefinition } from '../../contract/template-definition.ts';

/** A file that stands in for a message's own while its template is reviewed. */
export interface SampleFile {
  content: Buffer;
  mimeType: string;
}

/** The sample behind an address that a definition names, null for the picture of ours; null when it is gone. */
export type ReadSample = (sampleUrl: string | null) => Promise<SampleFile | null>;

const SAMPLE_IMAGE = new URL('./sample-image.png', import.meta.url);

/** Samples are uploads of this house: nobody else is asked for a file. */
export function sampleFiles(ctx: Context, storage: Storage): ReadSample {
  return async (sampleUrl) => {
    if (sampleUrl === null) return { content: readFileSync(SAMPLE_IMAGE), mimeType: 'image/png' };
    const file = await openPublicFile(ctx, storage, sampleUrl);
    return file && { content: await buffer(file.content), mimeType: file.contentType };
  };
}

/** The samples that a definition wants, by the address it names: null for ours. */
export function samplesOfFiles({
  header,
  cards,
}: Pick<TemplateDefinition, 'header' | 'cards'>): (string | null)[] {
  const headers = [header, ...(cards ?? []).map((card) => card.header)];
  const wanted = headers.flatMap((one) => (one !== null && 'sampleUrl' in one ? [one.sampleUrl] : []));
  return [...new Set(wanted)];
}

/** The handle that a provider gave for each sample, by its address; null when a sample is gone. */
export type SampleHandles = ReadonlyMap<string | null, string>;

/** Uploads every sample of a definition once; null when one of them is gone. */
export async function uploadSamples(
  definition: TemplateDefinition,
  readSample: ReadSample,
  upload: (file: SampleFile) => Promise<string>,
): Promise<SampleHandles | null> {
  const handles = new Map<string | null, string>();
  for (const sampleUrl of samplesOfFiles(definition)) {
    const file = await readSample(sampleUrl);
    if (!file) return null;
    handles.set(sampleUrl, await upload(file));
  }
  return handles;
}

export const SAMPLE_IS_GONE = 'The sample file of its header is gone. Choose another, and submit it again.';
