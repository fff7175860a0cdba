import { TextInput } from '@mantine/core';
import { Suspense, useState, useEffect } from 'react';
import { UploadField } from '#features/foundations/media/web/index.ts';
import { WaitingBlock } from '#platform/ui-kit/parts/waiting-block.tsx';
import { PictureAddress } from '../../../contract/tool-text.ts';
import { texts } from '../../../texts/en.ts';
import { ChoiceField } from './choice-field.tsx';
import styles from './fields.module.css';
import { GifField } from './gif-field.tsx';

export type PictureSource = 'URL' | 'Upload' | 'GIF';

interface PictureFieldProps {
  pageId: string;
  /** The label. By default it is the source of the picture. */
  label?: string;
  sources: readonly PictureSource[];
  source: PictureSource;
  onSource?: (source: PictureSource) => void;
  url: string | null;
  onUrl: (url: string | null) => void;
}

/** A picture by address, by upload, or from a search for GIFs. */
export function PictureField(props: PictureFieldProps) {
  const {
    pageId,
    sources,
    source,
    onSource,
    url,
    onUrl,
    label = texts.fields.pictureSources[source],
  } = props;
  return (
    <div className={styles.stack}>
      {sources.length > 1 && onSource && (
        <ChoiceField
          label={texts.fields.pictureSource}
          choices={sources.map((value) => ({ value, label: texts.fields.pictureSources[value] }))}
          value={source}
          onChange={onSource}
        />
      )}
      {source === 'URL' && <AddressField label={label} url={url} onUrl={onUrl} />}
      {source === 'GIF' && <GifField pageId={pageId} url={url} onUrl={onUrl} />}
      {source === 'Upload' && (
        <Suspense fallback={<WaitingBlock height={160} />}>
          <UploadField {...{ label, pageId }} types={['image']} isPicture value={url} onChange={onUrl} />
        </Suspense>
      )}
    </div>
  );
}

interface AddressFieldProps {
  label: string;
  url: string | null;
  onUrl: (url: string | null) => void;
}

/** A field that accepts only possible picture addresses. */
export function AddressField({ label, url, onUrl }: AddressFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const typed = draft ?? url ?? '';
  const isTaken = typed === '' || isAddress(typed);
  const isMissing = useIsMissing(url);
  return (
    <TextInput
      label={label}
      type="url"
      placeholder={texts.fields.pictureUrl}
      value={typed}
      error={isTaken ? isMissing && texts.fields.pictureMissing : texts.fields.pictureInvalid}
      onChange={(event) => {
        const text = event.currentTarget.value.trim();
        setDraft(text);
        if (text === '') onUrl(null);
        else if (isAddress(text)) onUrl(text);
      }}
      onBlur={() => isTaken && setDraft(null)}
    />
  );
}

function isAddress(text: string): boolean {
  return /^https?:\/\/[^/]+\.?[^/]*/.test(text) && PictureAddress.safeParse(text).success;
}

/** Whether this browser cannot load a picture from an address. */
function useIsMissing(url: string | null): boolean {
  const [missing, setMissing] = useState<string | null>(null);
  useEffect(() => {
    if (url === null) return;
    const picture = new Image();
    picture.addEventListener('error', () => setMissing(url));
    picture.addEventListener('load', () => setMissing((known) => (known === url ? null : known)));
    picture.src = url;
  }, [url]);
  return url !== null && missing === url;
}
