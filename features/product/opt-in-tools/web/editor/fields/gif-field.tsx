import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type KeyboardEvent } from 'react';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { fill } from '#platform/language/reader.ts';
import { WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import { searchGifs } from '../../../contract/design-calls.ts';
import { texts } from '../../../texts/en.ts';
import styles from './fields.module.css';

interface GifFieldProps {
  pageId: string;
  url: string | null;
  onUrl: (url: string) => void;
}

/** Searches for an animated picture. */
export function GifField({ pageId, url, onUrl }: GifFieldProps) {
  const [typed, setTyped] = useState('');
  const [text, setText] = useState('');
  const search = () => setText(typed.trim());
  // Enter would submit the editor's own form.
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Enter' && search();
  return (
    <div className={styles.stack}>
      <div className={styles.search}>
        <TextInput
          label={texts.fields.searchGifs}
          type="search"
          maxLength={50}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <Button variant="default" onClick={search} disabled={typed.trim() === ''}>
          {texts.fields.search}
        </Button>
      </div>
      {text !== '' && <Found {...{ pageId, text, url, onUrl }} />}
    </div>
  );
}

function Found({ pageId, text, url, onUrl }: GifFieldProps & { text: string }) {
  const { data, error } = useQuery(callQuery(searchGifs, { query: { pageId, text } }));
  if (error !== null)
    return (
      <p className={styles.bad} role="alert">
        {sentenceOf(error)}
      </p>
    );
  if (data === undefined) return <WaitingFor what={texts.fields.gifs} />;
  if (!data.isSetUp || data.gifs.length === 0)
    return <p role="status">{data.message ?? fill(texts.fields.noGif, { text })}</p>;
  return (
    <>
      <div className={styles.gifs} role="group" aria-label={fill(texts.fields.gifsFor, { text })}>
        {data.gifs.map((gif, nth) => (
          <button
            key={gif.id}
            type="button"
            className={styles.gif}
            aria-pressed={gif.url === url}
            aria-label={gif.title || fill(texts.fields.gif, { number: nth + 1 })}
            onClick={() => onUrl(gif.url)}
          >
            <img src={gif.previewUrl} alt="" loading="lazy" />
          </button>
        ))}
      </div>
      <p className={styles.small}>{data.attribution}</p>
    </>
  );
}
