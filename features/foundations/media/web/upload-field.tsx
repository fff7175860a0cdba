import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useId, useRef, useState, type DragEvent, type ReactNode, type RefObject } from 'react';
import { fill } from '#platform/language/reader.ts';
import type { Media, MediaType } from '../contract/media.ts';
import { endingsOf, type UploadPlace } from '../rules/file-refusal-reason.ts';
import { shownName } from '../rules/shown-name.ts';
import { texts } from '../texts/en.ts';
import { MediaPreview } from './media-preview.tsx';
import styles from './upload-field.module.css';
import { UploadStatus } from './upload-status.tsx';
import { useUpload } from './use-upload.ts';

interface UploadFieldProps {
  label: string;
  /** The purpose of the file, below the label. */
  description?: ReactNode;
  /** The page of the file: the store's address on WhatsApp, the Facebook page's id on Messenger. */
  pageId: string;
  types: readonly [MediaType, ...MediaType[]];
  /**
   * Whether it is a picture in the store instead of a message. The labels then say image, and more kinds are accepted.
   */
  isPicture?: boolean;
  /** The address of the current file. */
  value: string | null;
  /** Shown instead of the value while there is no address yet, such as text that is being typed beside the field. */
  draft?: string;
  onChange: (url: string | null, media?: Media) => void;
}

/**
 * A file by picker, drop or paste, uploaded immediately, with progress, cancel and result. Removing deletes it
 * permanently, unless something saved uses it.
 */
export function UploadField({
  label,
  description,
  pageId,
  types,
  isPicture = false,
  value,
  draft,
  onChange,
}: UploadFieldProps) {
  const words = texts.upload.kinds[isPicture ? 'storeImage' : kindOf(types)];
  const place = isPicture ? 'store' : 'message';
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const upload = useUpload({
    pageId,
    types,
    place,
    words,
    given: draft ?? value,
    stored: (media) => onChange(media.url, media),
    emptied: () => {
      onChange(null);
      input.current?.focus();
    },
  });
  const drop = useDrop(upload.start);
  return (
    // The area accepts dropped and pasted files. The input and the buttons inside are for pressing.
    <div
      className={styles.field}
      role="group"
      aria-labelledby={`${id}-label`}
      onPaste={({ clipboardData: { files } }) => files[0] && upload.start(files[0])}
      {...drop.handlers}
    >
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      {description !== undefined && <p className={styles.description}>{description}</p>}
      <div className={styles.place} data-over={drop.isOver} data-filled={value !== null}>
        {value !== null && (
          <div className={styles.preview}>
            <MediaPreview url={value} name={shownName(value)} />
          </div>
        )}
        <FileChoice
          {...{ id, input, label, types, place, value }}
          pick={upload.start}
          remove={(url) => void upload.remove(url)}
        />
      </div>
      <UploadStatus
        id={`${id}-status`}
        state={upload.state}
        uploading={words.uploading}
        cancel={upload.cancel}
      />
    </div>
  );
}

type FileChoiceProps = Omit<FilePickerProps, 'words'> &
  Pick<UploadFieldProps, 'label' | 'value'> & { remove: (url: string) => void };

/** The name of the file, and the buttons to choose, replace or remove it. */
function FileChoice({ id, input, label, types, place, value, pick, remove }: FileChoiceProps) {
  return (
    <div className={styles.choose}>
      {value === null ? (
        <IconUpload className={styles.icon} size={24} stroke={1.5} aria-hidden />
      ) : (
        <p className={styles.name}>{shownName(value)}</p>
      )}
      <div className={styles.actions}>
        <FilePicker
          {...{ id, input, types, place, pick }}
          words={value === null ? texts.field.choose : texts.field.replace}
        />
        {value !== null && <RemoveButton label={label} onClick={() => remove(value)} />}
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {fill(value === null ? texts.field.chooseHint : texts.field.replaceHint, {
          limits: limitsOf(types, place),
        })}
      </p>
    </div>
  );
}

interface FilePickerProps {
  /** The field's id, from which its label, hint and status get theirs. */
  id: string;
  input: RefObject<HTMLInputElement | null>;
  types: readonly MediaType[];
  place: UploadPlace;
  words: string;
  pick: (file: File) => void;
}

function FilePicker({ id, input, types, place, words, pick }: FilePickerProps) {
  return (
    <>
      <input
        ref={input}
        id={`${id}-input`}
        className={styles.input}
        type="file"
        accept={endingsOf(types, place).join(',')}
        aria-labelledby={`${id}-label ${id}-choose`}
        aria-describedby={`${id}-hint ${id}-status`}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // The same file can be picked again after a failure.
          event.currentTarget.value = '';
          if (file) pick(file);
        }}
      />
      <label id={`${id}-choose`} className={styles.button} htmlFor={`${id}-input`}>
        {words}
      </label>
    </>
  );
}

function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      onClick={onClick}
      aria-label={fill(texts.field.removeLabel, { label })}
    >
      {texts.field.remove}
    </Button>
  );
}

/** In a field for images only, the labels say image. */
function kindOf(types: readonly MediaType[]): 'image' | 'file' {
  return types.every((type) => type === 'image') ? 'image' : 'file';
}

function limitsOf(types: readonly MediaType[], place: UploadPlace): string {
  return types
    .map((type) => texts.limits[type === 'image' && place === 'store' ? 'storeImage' : type])
    .join(' ');
}

function useDrop(start: (file: File) => void) {
  // Counted, because moving over a part of the field leaves the field around it.
  const [depth, setDepth] = useState(0);
  const carriesFile = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return {
    isOver: depth > 0,
    handlers: {
      onDragEnter: (event: DragEvent) => carriesFile(event) && setDepth((now) => now + 1),
      onDragLeave: (event: DragEvent) => carriesFile(event) && setDepth((now) => Math.max(0, now - 1)),
      onDragOver: (event: DragEvent) => {
        if (carriesFile(event)) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setDepth(0);
        const [file] = event.dataTransfer.files;
        if (file) start(file);
      },
    },
  };
}
