import { Button, Select } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/ScrollArea.css';
import { useState } from 'react';
import type { FacebookPage } from '../../contract/facebook-calls.ts';
import { texts } from '../../texts/en.ts';
import { ProblemNote } from '../login/problem-note.tsx';
import type { Problem } from '../login/problem.ts';
import styles from './page-choice.module.css';

interface PageChoiceProps {
  pages: readonly FacebookPage[];
  problem: Problem | null;
  isConnecting: boolean;
  pick: (page: FacebookPage) => void;
  logIn: () => void;
}

/** The pages of the logged-in person. Those without admin rights are shown, and cannot be chosen. */
export function PageChoice({ pages, problem, isConnecting, pick, logIn }: PageChoiceProps) {
  const [picked, setPicked] = useState(() => pages.find(({ isAdmin }) => isAdmin)?.id ?? null);
  const page = pages.find(({ id }) => id === picked);
  if (pages.length === 0) return <NoPages logIn={logIn} />;
  return (
    <>
      <Select
        label={texts.choosePage.label}
        description={pages.some(({ isAdmin }) => !isAdmin) ? texts.choosePage.noRightsHint : undefined}
        data={pages.map(({ id, name, isAdmin }) => ({ value: id, label: name, disabled: !isAdmin }))}
        value={picked}
        onChange={setPicked}
        allowDeselect={false}
        classNames={{ option: styles.row }}
        disabled={isConnecting}
        placeholder={texts.choosePage.placeholder}
        renderOption={({ option }) => <Option page={pages.find(({ id }) => id === option.value)} />}
        leftSection={page && <Picture page={page} />}
        mb={20}
      />
      {problem !== null && <ProblemNote problem={problem} />}
      <Button
        fullWidth
        loading={isConnecting}
        disabled={page === undefined}
        onClick={() => page && pick(page)}
      >
        {texts.choosePage.confirm}
      </Button>
      <button type="button" className={styles.other} disabled={isConnecting} onClick={logIn}>
        {texts.choosePage.otherAccount}
      </button>
    </>
  );
}

function Option({ page }: { page: FacebookPage | undefined }) {
  if (page === undefined) return null;
  return (
    <span className={styles.option}>
      <Picture page={page} />
      <span>{page.name}</span>
      {!page.isAdmin && <span className={styles.note}>{texts.choosePage.noRights}</span>}
    </span>
  );
}

function Picture({ page }: { page: FacebookPage }) {
  if (page.picture === null) return <span className={styles.picture} />;
  return <img src={page.picture} alt="" width={20} height={20} className={styles.picture} />;
}

function NoPages({ logIn }: { logIn: () => void }) {
  return (
    <>
      <p className={styles.lead}>{texts.choosePage.noPages}</p>
      <Button fullWidth onClick={logIn}>
        {texts.choosePage.logInAgain}
      </Button>
    </>
  );
}
