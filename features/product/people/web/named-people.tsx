import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { fill } from '#platform/language/reader.ts';
import { NotLoaded } from '#platform/ui-kit/parts/not-loaded.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { MOST_FOUND, searchPeople } from '../contract/person-calls.ts';
import { texts } from '../texts/en.ts';
import styles from './named-people.module.css';

interface NamedPeopleProps {
  shopUrl: string;
  search: string;
  /** Shown if nobody has the name. */
  nobody: ReactNode;
}

/** The subscribers whose names fit a search, each with a link to the person's page. */
export function NamedPeople({ shopUrl, search, nobody }: NamedPeopleProps) {
  const { data, error, refetch } = useQuery(callQuery(searchPeople, { query: { shopUrl, search } }));
  if (data === undefined)
    return (
      <NotLoaded what={texts.namedPeople.what} height={160} error={error} retry={() => void refetch()} />
    );
  if (data.people.length === 0) return nobody;
  return (
    <Panel title={fill(texts.namedPeople.title, { search })}>
      <ul className={styles.people}>
        {data.people.map(({ subscriberId, name, phoneShown, email }) => (
          <li key={subscriberId}>
            <Link to={`/subscribers/${subscriberId}`}>
              <bdi>{name ?? phoneShown ?? email ?? texts.nameless}</bdi>
            </Link>
            {name !== null && <span className={styles.known}>{phoneShown ?? email}</span>}
          </li>
        ))}
      </ul>
      {data.people.length >= MOST_FOUND && (
        <Link to={`/subscribers?${new URLSearchParams({ search }).toString()}`}>
          {fill(texts.namedPeople.all, { search })}
        </Link>
      )}
    </Panel>
  );
}
