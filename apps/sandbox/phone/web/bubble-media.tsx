import { Icon, type IconName } from '../../pages/web/icon.tsx';
import type { BubbleMedia as Media } from '../phone-thread.ts';

/** What stands above the text of a message: a picture, a film, a sound, a file, a place. */
export function BubbleMedia({ media }: { media: Media }) {
  switch (media.kind) {
    case 'document':
      return <DocumentBox {...media} />;
    case 'location':
      return <PlaceBox {...media} />;
    case 'image':
      return media.url === '' ? <Missing name="image" /> : <Picture url={media.url} shape="picture" />;
    case 'sticker':
      return <Picture url={media.url} shape="sticker" />;
    case 'video':
      return media.url === '' ? (
        <Missing name="play" />
      ) : (
        <video className="picture" src={media.url} controls preload="metadata" aria-label="Video" />
      );
    case 'audio':
      return <audio className="sound" src={media.url} controls preload="metadata" aria-label="Sound" />;
  }
}

function Picture({ url, shape }: { url: string; shape: 'picture' | 'sticker' }) {
  return (
    <img
      className={shape}
      src={url}
      alt=""
      onError={(event) => event.currentTarget.classList.add('picture-broken')}
    />
  );
}

function Missing({ name }: { name: IconName }) {
  return (
    <div className="no-picture">
      <Icon name={name} size={36} />
    </div>
  );
}

function DocumentBox({ url, filename, bytes }: Extract<Media, { kind: 'document' }>) {
  const ending = /\.(\w{1,5})$/.exec(filename)?.[1]?.toUpperCase() ?? 'File';
  return (
    <a className="document" href={url} target="_blank" rel="noreferrer">
      <Icon name="file" size={26} />
      <span>
        <strong>{filename}</strong>
        <small>{bytes === null ? ending : `${ending}, ${sizeInWords(bytes)}`}</small>
      </span>
    </a>
  );
}

function sizeInWords(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

function PlaceBox({ latitude, longitude, name, address }: Extract<Media, { kind: 'location' }>) {
  return (
    <div className="place">
      <div className="place-map" aria-hidden="true">
        <Icon name="place" size={34} />
      </div>
      <p>
        <strong>{name || 'Location'}</strong>
        {address && <span>{address}</span>}
        <small>
          {latitude.toFixed(4)}, {longitude.toFixed(4)}
        </small>
      </p>
    </div>
  );
}
