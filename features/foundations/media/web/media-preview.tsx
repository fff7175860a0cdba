import { IconPhotoOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { texts } from '../texts/en.ts';
import styles from './media-preview.module.css';

/** A stored file by its ending: a video, a document, otherwise an image. Document 2, section 2. */
export function MediaPreview({ url, name }: { url: string; name: string }) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  // An image that failed to load without a connection is loaded again once it is back.
  useEffect(() => {
    const tryAgain = () => setBrokenUrl(null);
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, []);
  if (/\.mp4$/i.test(url)) {
    return (
      <video
        className={styles.media}
        src={url}
        controls
        muted
        playsInline
        preload="metadata"
        aria-label={name}
      />
    );
  }
  if (/\.pdf$/i.test(url)) {
    // eslint-disable-next-line react/iframe-missing-sandbox -- a sandboxed frame shows no PDF, and the file may run nothing
    return <iframe className={styles.document} src={url} title={name} />;
  }
  if (brokenUrl === url) {
    return (
      <p className={styles.broken}>
        <IconPhotoOff size={24} stroke={1.5} aria-hidden />
        {navigator.onLine ? texts.preview.noImage : texts.preview.offline}
      </p>
    );
  }
  return <img className={styles.media} src={url} alt={name} onError={() => setBrokenUrl(url)} />;
}
