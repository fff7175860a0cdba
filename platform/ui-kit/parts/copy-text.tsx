import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { fill } from '#platform/language/reader.ts';
import { texts } from '../texts/en.ts';
import styles from './copy-text.module.css';

/** Text for copying, cut off where it does not fit, with a button that copies all of it. */
export function CopyText({ text, name }: { text: string; name: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
  };
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <span className={styles.line}>
      <span className={styles.text} title={text}>
        {text}
      </span>
      {/* Browsers lend out the clipboard only where nobody on the way can read along. */}
      {isSecureContext && (
        <button
          type="button"
          className={styles.copy}
          aria-label={fill(texts.buttons.copy, { name })}
          onClick={() => void copy()}
          onBlur={() => setIsCopied(false)}
        >
          <Icon size={16} stroke={1.5} aria-hidden />
        </button>
      )}
      <span role="status" className="bb-spoken">
        {isCopied && texts.buttons.copied}
      </span>
    </span>
  );
}
