import { useState, type FormEvent } from 'react';
import { callJson } from '../../pages/web/call-json.ts';

const KINDS: Record<string, string> = {
  image: 'A picture',
  audio: 'A voice message',
  video: 'A video',
  document: 'A document',
  sticker: 'A sticker',
  location: 'Where they are',
  contacts: 'A person',
  order: 'An order',
  reaction: 'A thumbs up',
  unsupported: 'Something unknown',
};
const EVENTS: Record<string, string> = {
  ACCOUNT_VIOLATION: 'Warned for spam',
  ACCOUNT_RESTRICTION: 'Restricted',
  DISABLED_UPDATE: 'Disabled',
  PARTNER_REMOVED: 'App removed',
  PARTNER_ADDED: 'App added again',
  ACCOUNT_OFFBOARDED: 'Moved to another phone',
  ACCOUNT_RECONNECTED: 'Back on its phone',
};

/** What shoppers send beside text, and what happens to the account. */
export function ShopperCard() {
  const [notice, setNotice] = useState('');
  const submit = (path: string, words: string) => (event: FormEvent) => {
    event.preventDefault();
    const data = Object.fromEntries(new FormData(event.currentTarget as HTMLFormElement));
    callJson('POST', path, data).then(
      () => setNotice(words),
      (error: unknown) => setNotice((error as Error).message),
    );
  };
  return (
    <section className="card" aria-label="Shoppers and account">
      <header className="card-head">
        <h2>Shoppers and account</h2>
      </header>
      <form className="fields" onSubmit={submit('/control/whatsapp/inbound/kind', 'It was sent.')}>
        <label>
          From
          <input name="from" type="tel" defaultValue="+49 1521 5550101" required />
        </label>
        <Select name="kind" label="Sends" words={KINDS} />
        <button type="submit" className="primary wide">
          Send it
        </button>
      </form>
      <form className="fields" onSubmit={submit('/control/whatsapp/account', 'The app was told.')}>
        <Select name="event" label="The account is" words={EVENTS} />
        <button type="submit" className="primary">
          Tell the app
        </button>
      </form>
      <p className="soft" role="status">
        {notice}
      </p>
    </section>
  );
}

function Select({ name, label, words }: { name: string; label: string; words: Record<string, string> }) {
  return (
    <label>
      {label}
      <select name={name}>
        {Object.entries(words).map(([key, word]) => (
          <option key={key} value={key}>
            {word}
          </option>
        ))}
      </select>
    </label>
  );
}
