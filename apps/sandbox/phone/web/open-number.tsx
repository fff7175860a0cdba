import { useState, type FormEvent } from 'react';
import type { ThreadList } from '../phone-thread.ts';
import type { Place } from './place.ts';

interface OpenNumberProps {
  pages: ThreadList['pages'];
  onOpen: (place: Place) => void;
}

/** Opens the phone of any number, in WhatsApp or in the chat with a connected page. */
export function OpenNumber({ pages, onOpen }: OpenNumberProps) {
  const [value, setValue] = useState('');
  const [pageId, setPageId] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const digits = value.replaceAll(/\D/g, '');
    setWrong(digits.length < 7);
    if (digits.length < 7) return;
    onOpen({ number: `+${digits}`, pageId: pageId === '' ? null : pageId, businessId: null });
    setValue('');
  };
  return (
    <form className="number-field" onSubmit={submit}>
      <label className="visually-hidden" htmlFor="number">
        Open any number
      </label>
      <input
        id="number"
        inputMode="tel"
        placeholder="Open any number: +49 1521 555…"
        value={value}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? 'number-fault' : undefined}
        onChange={(event) => setValue(event.currentTarget.value)}
      />
      {isWrong && (
        <p className="field-fault" id="number-fault">
          Write the whole number with its country code.
        </p>
      )}
      {pages.length > 0 && (
        <label className="number-app">
          <span>in</span>
          <select value={pageId} onChange={(event) => setPageId(event.currentTarget.value)}>
            <option value="">WhatsApp</option>
            {pages.map(({ id, name }) => (
              <option key={id} value={id}>
                Messenger, {name}
              </option>
            ))}
          </select>
        </label>
      )}
    </form>
  );
}
