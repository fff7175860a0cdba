import type { BrowserWords } from './words.ts';

const SHOWN_MS = 2000;

/** Adds a button to each block of code that copies its text. */
export function addCopyButtons(words: Pick<BrowserWords, 'copy' | 'copied' | 'copyFailed'>): void {
  for (const block of document.querySelectorAll('.code')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = words.copy;
    // A screen reader reads the new text of the button.
    button.ariaLive = 'polite';
    const copyAndShow = async () => {
      const isCopied = await copy(block.querySelector('code')?.textContent ?? '');
      button.textContent = isCopied ? words.copied : words.copyFailed;
      setTimeout(() => (button.textContent = words.copy), SHOWN_MS);
    };
    button.addEventListener('click', () => void copyAndShow());
    block.append(button);
  }
}

/** Returns whether the text was copied. Browsers refuse it on pages without HTTPS, except on this machine. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
