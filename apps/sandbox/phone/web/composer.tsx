import { useState } from 'preact/hooks';
import { Icon } from '../../pages/web/icon.tsx';

/** Where the shopper types. */
export function Composer({ onSend }: { onSend: (text: string) => Promise<void> }) {
  const [text, setText] = useState('');
  const [isLost, setLost] = useState(false);
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    const written = text.trim();
    if (written === '') return;
    setText('');
    setLost(false);
    try {
      await onSend(written);
    } catch {
      setText(written);
      setLost(true);
    }
  };
  return (
    <form class="composer" onSubmit={(event) => void submit(event)}>
      <input
        aria-label="Message"
        placeholder={isLost ? 'Not sent. Try again' : 'Message'}
        value={text}
        autocomplete="off"
        maxLength={4096}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="send" aria-label="Send" disabled={text.trim() === ''}>
        <Icon name="send" size={20} />
      </button>
    </form>
  );
}
