import {
  IconFileText,
  IconMapPin,
  IconMicrophone,
  IconPhoto,
  IconPlayerPlayFilled,
  IconVideo,
} from '@tabler/icons-react';
import { use, useState, type ReactNode } from 'react';
import type { BubbleMedia as Media } from '#platform/channel/bubble.ts';
import { texts } from '../texts/en.ts';
import styles from './bubble-parts.module.css';
import { PartDrawing } from './part-drawing.ts';

/** A message's picture, video, file or location. */
export function BubbleMedia({ media }: { media: Media }) {
  return use(PartDrawing)(media, <MediaFace media={media} />);
}

function MediaFace({ media }: { media: Media }) {
  switch (media.kind) {
    case 'image':
      // A new URL is a new picture, which may load even if the previous one failed.
      return <Picture key={media.url} url={media.url} />;
    case 'video':
      return <Film url={media.url} />;
    case 'audio':
      return (
        <Row icon={<IconMicrophone size={20} stroke={1.5} aria-hidden />} title={texts.phone.sound}>
          <span className={styles.wave} aria-hidden />
        </Row>
      );
    case 'document':
      return (
        <Row
          icon={<IconFileText size={22} stroke={1.5} aria-hidden />}
          title={media.filename ?? texts.phone.document}
        />
      );
    case 'place':
      return <Place name={media.name} address={media.address} />;
    case 'images':
      return (
        <div className={styles.grid}>
          {media.urls.map((url) => (
            <Picture key={url} url={url} />
          ))}
        </div>
      );
  }
}

/** A picture that does not exist yet or cannot be loaded shows a placeholder. */
function Picture({ url }: { url: string | null }) {
  const [failed, setFailed] = useState(false);
  if (url === null || url === '' || failed)
    return (
      <div className={styles.noImage}>
        <IconPhoto size={22} stroke={1.5} aria-hidden /> {texts.phone.picture}
      </div>
    );
  return <img className={styles.image} src={url} alt={texts.phone.media} onError={() => setFailed(true)} />;
}

function Film({ url }: { url: string | null }) {
  if (url === null || url === '')
    return (
      <div className={styles.noImage}>
        <IconVideo size={22} stroke={1.5} aria-hidden /> {texts.phone.video}
      </div>
    );
  return (
    <div className={styles.film}>
      <video
        className={styles.image}
        src={url}
        preload="metadata"
        muted
        tabIndex={-1}
        aria-label={texts.phone.media}
      />
      <span className={styles.play}>
        <IconPlayerPlayFilled size={20} aria-hidden />
      </span>
    </div>
  );
}

function Place({ name, address }: { name: string | null; address: string | null }) {
  return (
    <div className={styles.place}>
      <div className={styles.map}>
        <IconMapPin size={28} stroke={1.5} aria-hidden />
      </div>
      <p className={styles.placeName}>{name ?? texts.phone.place}</p>
      {address !== null && <p className={styles.quiet}>{address}</p>}
    </div>
  );
}

function Row({ icon, title, children }: { icon: ReactNode; title: string; children?: ReactNode }) {
  return (
    <div className={styles.row}>
      {icon}
      <span className={styles.rowTitle}>{title}</span>
      {children}
    </div>
  );
}
