import { Button } from '@mantine/core';
import { useState } from 'react';
import { fill } from '#platform/language/reader.ts';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import { useLock } from '#platform/ui-kit/rights/reader-role.ts';
import type { Import } from '../contract/import.ts';
import { texts } from '../texts/en.ts';
import { DeleteImport } from './delete-import.tsx';
import { ImportDialog } from './import-dialog.tsx';
import styles from './import-list.module.css';
import { STATE_TONES } from './state-tones.ts';
import { isRunning, useImports } from './use-imports.ts';

interface ImportListProps {
  shopUrl: string;
  timeZone: string;
  /** Called instead of a new import if the plan does not include imports. */
  refuse: (() => void) | null;
}

/** The shop's lists with their progress, and the button for a new one. */
export function ImportList({ shopUrl, timeZone, refuse }: ImportListProps) {
  const { data, error, refetch } = useImports(shopUrl);
  const [opened, setOpened] = useState<Import | 'new' | null>(null);
  return (
    <Panel
      title={texts.list.title}
      aside={<Button onClick={refuse ?? (() => setOpened('new'))}>{texts.list.import}</Button>}
    >
      {!data && !error && (
        <>
          <WaitingFor what={texts.list.what} />
          <WaitingBlock height={96} />
        </>
      )}
      {!data && error && (
        <FailureNote bare what={texts.list.what} error={error} retry={() => void refetch()} />
      )}
      {data?.imports.length === 0 && <p className={styles.quiet}>{texts.list.none}</p>}
      {data && data.imports.length > 0 && (
        <ul className={styles.list}>
          {data.imports.map((one) => (
            <ImportLine
              key={one.id}
              one={one}
              shopUrl={shopUrl}
              timeZone={timeZone}
              open={() => setOpened(one)}
            />
          ))}
        </ul>
      )}
      {opened !== null && (
        <ImportDialog
          shopUrl={shopUrl}
          {...(opened !== 'new' && { begun: opened })}
          onClose={() => setOpened(null)}
        />
      )}
    </Panel>
  );
}

interface ImportLineProps {
  one: Import;
  shopUrl: string;
  timeZone: string;
  open: () => void;
}

function ImportLine({ one, shopUrl, timeZone, open }: ImportLineProps) {
  const [isUnwanted, setIsUnwanted] = useState(false);
  const lock = useLock('market');
  return (
    <li className={styles.line}>
      <div className={styles.main}>
        <button type="button" className={styles.name} onClick={open}>
          {one.name}
        </button>
        <span className={styles.quiet}>
          <Moment at={one.createdAt} timeZone={timeZone} />
        </span>
      </div>
      <StatusBadge tone={STATE_TONES[one.state]} word={texts.states[one.state]} />
      <span className={styles.number}>
        {isRunning(one) ? `${one.percent}%` : fill(texts.list.people, { count: one.population })}
      </span>
      {!isRunning(one) && (
        <Button
          size="xs"
          variant="default"
          aria-label={fill(texts.list.deleteNamed, { name: one.name })}
          onClick={() => setIsUnwanted(true)}
          {...lock}
        >
          {texts.list.delete}
        </Button>
      )}
      {isUnwanted && <DeleteImport shopUrl={shopUrl} one={one} close={() => setIsUnwanted(false)} />}
    </li>
  );
}
