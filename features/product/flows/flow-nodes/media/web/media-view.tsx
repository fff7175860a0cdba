import { memo } from 'react';
import type { EditedNodeOf } from '../../../rules/editor/document.ts';
import { changeNode } from '../../../rules/editor/edit-nodes.ts';
import { texts } from '../../../texts/en.ts';
import styles from '../../../web/editor/bubble.module.css';
import { placeName, useEditing } from '../../../web/editor/editing.ts';
import { mediaTypeOf } from '../checks.ts';
import { MediaPicker } from './media-picker.tsx';

interface MediaViewProps {
  node: EditedNodeOf<'media'>;
  flowId: string;
}

/** A file as a message of its own. */
export const MediaView = memo(function MediaView({ node, flowId }: MediaViewProps) {
  const { edit } = useEditing();
  const place = { flowId, masterId: node.masterId };
  return (
    <div className={styles.bubble}>
      <MediaPicker
        label={texts.parts.media}
        types={['image', 'video', 'document']}
        url={node.url}
        place={placeName(place)}
        onChange={(url) =>
          edit(
            (document) =>
              changeNode(document, place, 'media', (now) => ({ ...now, url, type: mediaTypeOf(url) })),
            `${placeName(place)} url`,
          )
        }
      />
    </div>
  );
});
