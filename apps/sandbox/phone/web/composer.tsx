import { useState, type FormEvent } from 'react';
import { Icon } from '../../pages/web/icon.tsx';

/** The field in which the shopper types. */
export function Composer({ onSend }: { onSend: (text: string) => Promise<void> }) {
  const [text, setText] = useState('');
  const [isLost, setLost] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
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
    <form className="composer" onSubmit={(event) => void submit(event)}>
      <input
        aria-label="Message"
        placeholder={isLost ? 'Not sent. Try again' : 'Message'}
        value={text}
        autoComplete="off"
        maxLength={4096}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" className="send" aria-label="Send" disabled={text.trim() === ''}>
        <Icon name="send" size={20} />
      </button>
    </form>
  );
}
