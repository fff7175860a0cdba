import { Button, TextInput } from '@mantine/core';
import { IconHeartbeat, IconSearch } from '@tabler/icons-react';
import { useState, type ComponentType, type FormEvent, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { texts } from '../../texts/en.ts';
import { MessageList } from './message-list.tsx';
import styles from './messages-page.module.css';
import { PersonAnswer } from './person-answer.tsx';

interface MessagesPageProps {
  merchant: Merchant;
  /** The people whose names fit a search, or `nobody` if there are none. */
  NamedPeople: ComponentType<{ shopUrl: string; search: string; nobody: ReactNode }>;
  /** The saved views of the list. */
  views?: ReactNode;
}

/** The list of messages, and the search for why somebody did or did not get one. */
export function MessagesPage({ merchant, NamedPeople, views }: MessagesPageProps) {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  return (
    <>
      <PageHead title={texts.list.title} note={texts.list.note}>
        <Link to="/sender-health" className={styles.health}>
          <IconHeartbeat size={16} stroke={1.5} aria-hidden /> {texts.list.health}
        </Link>
      </PageHead>
      <SearchForm
        // A search from the address starts the form again.
        key={search}
        search={search}
        onSearch={(typed) => setParams(typed === '' ? {} : { search: typed })}
      />
      {search === '' ? (
        <>
          {views}
          <MessageList merchant={merchant} />
        </>
      ) : (
        <PersonAnswer
          merchant={merchant}
          search={search}
          renderNamed={(nobody) => <NamedPeople shopUrl={merchant.shopUrl} search={search} nobody={nobody} />}
        />
      )}
    </>
  );
}

function SearchForm({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const [typed, setTyped] = useState(search);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <form role="search" onSubmit={submit} className={styles.search}>
      <TextInput
        className={styles.typed ?? ''}
        type="search"
        label={texts.list.search}
        placeholder={texts.list.searchExample}
        value={typed}
        maxLength={200}
        onChange={(event) => setTyped(event.currentTarget.value)}
        leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
      />
      <Button type="submit">{texts.list.searchAction}</Button>
      {search !== '' && (
        <Button variant="default" onClick={() => onSearch('')}>
          {texts.list.showAll}
        </Button>
      )}
    </form>
  );
}
