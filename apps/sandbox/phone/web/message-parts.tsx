import { useState, type ReactNode } from 'react';
import type { PhoneMedia } from '../phone-thread.ts';

export function Link({ url, children }: { url: string; children: ReactNode }) {
  return (
    <a className="part" href={url} target="_blank" rel="noreferrer" title={url}>
      {children}
    </a>
  );
}

/** A button that cannot be pressed again before its response has arrived. */
export function PressButton({ onPress, children }: { onPress: () => Promise<void>; children: ReactNode }) {
  const [isBusy, setBusy] = useState(false);
  const press = async (): Promise<void> => {
    setBusy(true);
    await onPress().finally(() => setBusy(false));
  };
  return (
    <button type="button" className="part" disabled={isBusy} onClick={() => void press()}>
      {children}
    </button>
  );
}

export function CopyButton({ code, children }: { code: string; children: ReactNode }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(code);
    setCopied(true);
    setTimeout(() => setCopied(false), 1500);
  };
  return (
    <button type="button" className="part" title={code} onClick={() => void copy()}>
      {isCopied ? `Copied ${code}` : children}
    </button>
  );
}

const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/;

/** Text with clickable URLs. */
export function LinkedText({ text }: { text: string }) {
  return text.split(ADDRESS).map((piece, at) =>
    at % 2 === 0 ? (
      piece
    ) : (
      <a key={at} href={piece} target="_blank" rel="noreferrer">
        {piece}
      </a>
    ),
  );
}

/** A video or sound that plays, a document that opens, a location with its coordinates, or an unchanged picture. */
export function OpenedMedia({ media, children }: { media: PhoneMedia; children: ReactNode }) {
  switch (media.kind) {
    case 'video':
      return media.url === null ? (
        children
      ) : (
        <video className="video" src={media.url} controls preload="metadata" aria-label="Video" />
      );
    case 'audio':
      return <audio className="sound" src={media.url} controls preload="metadata" aria-label="Sound" />;
    case 'document':
      return (
        <Link url={media.url}>
          {children}
          {media.bytes !== null && <small>{formatSize(media.bytes)}</small>}
        </Link>
      );
    case 'place':
      return (
        <>
          {children}
          <small>
            {media.latitude.toFixed(4)}, {media.longitude.toFixed(4)}
          </small>
        </>
      );
    case 'image':
    case 'images':
      return children;
  }
}

function formatSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
