import { IconFileText, IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import { fill } from '#platform/language/reader.ts';
import { texts } from '../../../texts/en.ts';
import bubble from '../../../web/editor/bubble.module.css';
import { mediaTypeOf } from '../checks.ts';
import styles from './media.module.css';

/**
 * Shows a file by the ending of its address: a video, a document, otherwise a picture. Says so if it cannot be loaded.
 */
export function MediaShown({ url }: { url: string }) {
  const [isLost, setIsLost] = useState(false);
  const name = `…${url.slice(-25)}`;
  if (isLost)
    return (
      <span className={styles.none}>
        <IconPhotoOff size={20} stroke={1.5} aria-hidden /> {fill(texts.media.lost, { file: name })}
      </span>
    );
  switch (mediaTypeOf(url)) {
    case 'video':
      // Without captions, because merchants' uploads have none.
      return (
        <video className={styles.media} src={url} muted preload="metadata" onError={() => setIsLost(true)} />
      );
    case 'document':
      return (
        <span className={bubble.line}>
          <IconFileText size={22} stroke={1.5} aria-hidden /> {name}
        </span>
      );
    case 'image':
      return <img className={styles.media} src={url} alt={name} onError={() => setIsLost(true)} />;
  }
}
