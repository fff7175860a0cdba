import { useContext } from 'react';
import { fill } from '#platform/language/reader.ts';
import { EmptyNote } from '../parts/empty-note.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { texts } from '../texts/en.ts';
import { ReaderRole } from './reader-role.ts';

/** Shown when somebody opens a page that is not for their role, for example from a link of a colleague. */
export function NoRightScreen({ title = texts.rights.noPage }: { title?: string | undefined }) {
  const { name } = useContext(ReaderRole);
  return (
    <>
      <PageHead title={title} />
      <EmptyNote title={texts.rights.noPage} text={fill(texts.rights.noPageText, { role: name })} />
    </>
  );
}
