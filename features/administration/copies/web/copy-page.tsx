import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyNote } from '#platform/ui-kit/parts/empty-note.tsx';
import { NotLoaded } from '#platform/ui-kit/parts/not-loaded.tsx';
import { PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { PageLink } from '#platform/ui-kit/parts/page-link.tsx';
import type { CopyableKind, CopyOutcome, CopyStore } from '../contract/copy-calls.ts';
import { texts } from '../texts/en.ts';
import { CheckCopies } from './check-copies.tsx';
import { ChooseStores } from './choose-stores.tsx';
import { ChooseThings } from './choose-things.tsx';
import styles from './copy-page.module.css';
import { CopyResult } from './copy-result.tsx';
import { useCopyable, type ChosenThing } from './use-copies.ts';

/** Copies campaigns, templates, segments and tools to other stores of the person. */
export function CopyPage() {
  const { data, error, refetch } = useCopyable();
  return (
    <>
      <PageHead title={texts.page.title} note={texts.page.note}>
        <PageLink to="/stores">{texts.page.back}</PageLink>
      </PageHead>
      {data === undefined && (
        <NotLoaded what={texts.page.what} height={320} error={error} retry={() => void refetch()} />
      )}
      {data?.stores.length === 0 && <NoOtherStore isPerson={data.isPerson} />}
      {data !== undefined && data.stores.length > 0 && <Copies kinds={data.kinds} stores={data.stores} />}
    </>
  );
}

function NoOtherStore({ isPerson }: { isPerson: boolean }) {
  const { title, text, ownerTitle, ownerText } = texts.none;
  return <EmptyNote title={isPerson ? title : ownerTitle} text={isPerson ? text : ownerText} />;
}

interface CopiesProps {
  kinds: readonly CopyableKind[];
  stores: readonly CopyStore[];
}

/** The steps from the choice to the result. */
function Copies({ kinds, stores }: CopiesProps) {
  const all = kinds.flatMap(({ kind, items }) =>
    items.map(({ id, name }): ChosenThing => ({ kind, id, name })),
  );
  const [params] = useSearchParams();
  const [thingIds, setThingIds] = useState(() => {
    const linked = params.get('chosen');
    return new Set(all.filter(({ id }) => id === linked).map(({ id }) => id));
  });
  const open = stores.filter(({ refusal }) => refusal === null).map(({ shopUrl }) => shopUrl);
  const [shopUrls, setShopUrls] = useState(() => new Set(open.length === 1 ? open : []));
  const [outcomes, setOutcomes] = useState<readonly CopyOutcome[] | null>(null);
  const names = { things: new Map(all.map(({ id, name }) => [id, name])), stores };
  if (outcomes !== null)
    return (
      <CopyResult
        outcomes={outcomes}
        names={names}
        more={() => {
          setThingIds(new Set());
          setOutcomes(null);
        }}
      />
    );
  return (
    <div className={styles.steps}>
      <ChooseThings kinds={kinds} chosen={thingIds} choose={setThingIds} />
      <ChooseStores stores={stores} chosen={shopUrls} choose={setShopUrls} />
      <CheckCopies
        things={all.filter(({ id }) => thingIds.has(id))}
        shopUrls={open.filter((url) => shopUrls.has(url))}
        names={names}
        done={setOutcomes}
      />
    </div>
  );
}
