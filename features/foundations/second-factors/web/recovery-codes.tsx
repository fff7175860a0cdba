import { Button } from '@mantine/core';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '#platform/ui-kit/save-file.ts';
import { texts } from '../texts/en.ts';
import styles from './recovery-codes.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  doneLabel?: string;
  onDone: () => void;
}

/** The new recovery codes, to copy or download. They are in no other answer of the server. */
export function RecoveryCodes({ codes, doneLabel = texts.recovery.saved, onDone }: RecoveryCodesProps) {
  const [isCopied, setCopied] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone, and its focus with it.
  useEffect(() => title.current?.focus(), []);
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <div className={styles.codes}>
      <div>
        <h2 className={styles.title} ref={title} tabIndex={-1}>
          {texts.recovery.save}
        </h2>
        <p>{texts.recovery.saveText}</p>
      </div>
      <ul className={styles.list} aria-label={texts.recovery.list} dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className={styles.buttons}>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
          onClick={() => saveFile(texts.recovery.file, text, 'text/plain;charset=utf-8')}
        >
          {texts.recovery.download}
        </Button>
        {/* Browsers lend out the clipboard only where nobody on the way can read along. */}
        {isSecureContext && (
          <Button
            variant="default"
            leftSection={<IconCopy size={16} stroke={1.5} aria-hidden />}
            onClick={() => void copy()}
          >
            {texts.recovery.copy}
          </Button>
        )}
        <span role="status">{isCopied && texts.recovery.copied}</span>
      </p>
      <p>
        <Button onClick={onDone}>{doneLabel}</Button>
      </p>
    </div>
  );
}
