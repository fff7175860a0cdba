import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatCounted } from '#platform/ui-kit/format/count.ts';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import type { Import } from '../contract/import.ts';
import { LIST_TITLE, NO_IMPORTS, STATE_LABELS } from './copy.ts';
import { DeleteImport } from './delete-import.tsx';
import { ImportDialog } from './import-dialog.tsx';
import styles from './import-list.module.css';
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
    <Panel title={LIST_TITLE} aside={<Button onClick={refuse ?? (() => setOpened('new'))}>Import</Button>}>
      {!data && !error && (
        <>
          <WaitingFor what="Your imports" />
          <WaitingBlock height={96} />
        </>
      )}
      {!data && error && <FailureNote bare what="Your imports" error={error} retry={() => void refetch()} />}
      {data?.imports.length === 0 && <p className={styles.quiet}>{NO_IMPORTS}</p>}
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
      <StatusBadge {...STATE_LABELS[one.state]} />
      <span className={styles.number}>
        {isRunning(one) ? `${one.percent}%` : formatCounted(one.population, 'person', 'people')}
      </span>
      {!isRunning(one) && (
        <Button
          size="xs"
          variant="default"
          aria-label={`Delete ${one.name}`}
          onClick={() => setIsUnwanted(true)}
        >
          Delete
        </Button>
      )}
      {isUnwanted && <DeleteImport shopUrl={shopUrl} one={one} close={() => setIsUnwanted(false)} />}
    </li>
  );
}
