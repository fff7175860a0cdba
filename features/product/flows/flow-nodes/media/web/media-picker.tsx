import { Button, TextInput } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { Suspense, useRef, useState } from 'react';
import { fill } from '#platform/language/reader.ts';
import { isWebAddress } from '../../../rules/editor/node-fault.ts';
import { texts } from '../../../texts/en.ts';
import { useEditing, type MediaType } from '../../../web/editor/editing.ts';
import panel from '../../../web/editor/panel.module.css';
import { MediaShown } from './media-shown.tsx';
import styles from './media.module.css';

interface MediaPickerProps {
  label: string;
  types: readonly [MediaType, ...MediaType[]];
  url: string;
  place?: string;
  onChange: (url: string) => void;
}

/** A picture, video or document as the message shows it, and the panel that chooses it: a file or an address. */
export function MediaPicker({ label, types, url, place, onChange }: MediaPickerProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(url === '' && types.length > 1);
  return (
    <div>
      <button
        ref={opener}
        type="button"
        className={styles.button}
        data-place={place}
        aria-expanded={isOpen}
        aria-label={fill(texts.media.change, { media: label })}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isWebAddress(url) ? (
          <MediaShown key={url} url={url} />
        ) : (
          <span className={styles.none}>
            <IconPhotoPlus size={20} stroke={1.5} aria-hidden /> {label}
          </span>
        )}
      </button>
      {isOpen && (
        <MediaPanel
          {...{ label, types, url, onChange }}
          close={() => {
            setIsOpen(false);
            opener.current?.focus();
          }}
        />
      )}
    </div>
  );
}

type MediaPanelProps = Omit<MediaPickerProps, 'place'> & { close: () => void };

function MediaPanel({ label, types, url, onChange, close }: MediaPanelProps) {
  const { pageId, Upload } = useEditing();
  return (
    <div className={panel.panel} role="group" aria-label={label}>
      <Suspense>
        <Upload
          pageId={pageId}
          label={label}
          types={types}
          value={isWebAddress(url) ? url : null}
          draft={url}
          onChange={(address) => onChange(address === null ? '' : new URL(address, location.href).href)}
        />
      </Suspense>
      <TextInput
        label={texts.media.address}
        type="url"
        placeholder={texts.buttons.addressHint}
        maxLength={2048}
        value={url}
        error={url !== '' && !isWebAddress(url) ? texts.faults.badAddress : null}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div className={panel.actions}>
        <Button variant="default" size="compact-sm" onClick={close}>
          {texts.panel.done}
        </Button>
      </div>
    </div>
  );
}
