import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { openPublicFile } from '#features/foundations/media/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { TemplateDefinition } from '../../contract/template-definition.ts';
import type { OwnStopReason } from '../../rules/stop-reason.ts';

/** A file that represents a message's own file during review. */
export interface SampleFile {
  content: Buffer;
  mimeType: string;
}

/** Returns the sample at a URL that a template names (null: our own picture), or null when the file is gone. */
export type ReadSample = (sampleUrl: string | null) => Promise<SampleFile | null>;

const SAMPLE_IMAGE = new URL('./sample-image.png', import.meta.url);

/** Samples are files uploaded to this installation; no other server is asked for one. */
export function sampleFiles(ctx: Context, storage: Storage): ReadSample {
  return async (sampleUrl) => {
    if (sampleUrl === null) return { content: readFileSync(SAMPLE_IMAGE), mimeType: 'image/png' };
    const file = await openPublicFile(ctx, storage, sampleUrl);
    return file && { content: await buffer(file.content), mimeType: file.contentType };
  };
}

/** Returns the sample URLs that a template needs; null stands for our own picture. */
export function samplesOfFiles({
  header,
  cards,
}: Pick<TemplateDefinition, 'header' | 'cards'>): (string | null)[] {
  const headers = [header, ...(cards ?? []).map((card) => card.header)];
  const wanted = headers.flatMap((one) => (one !== null && 'sampleUrl' in one ? [one.sampleUrl] : []));
  return [...new Set(wanted)];
}

/** The provider's handle for each sample, by URL; null when a sample is gone. */
export type SampleHandles = ReadonlyMap<string | null, string>;

/** Uploads each sample of a template once; null when one is gone. */
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

export const SAMPLE_IS_GONE = 'sampleIsGone' satisfies OwnStopReason;
