import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { ENABLE_EXTENSION, NOT_CHECKED, ONE_MORE_STEP } from './copy.ts';
import styles from './onboarding-page.module.css';
import { PageTitle } from './page-title.tsx';
import { ScriptTag } from './script-tag.tsx';
import { StoreSketch } from './store-sketch.tsx';
import { useThemeEditor } from './use-onboarding.ts';

const MOVES = [
  'Your theme editor opens in a new tab, with Bellbird among its app embeds.',
  'Switch Bellbird on, and press Save there.',
  'Come back here and continue.',
];

interface EmbedStepProps {
  shopUrl: string;
  /** Whether the theme editor was opened. Until then, opening it is the main action of the page. */
  isOpened: boolean;
  onOpen: () => void;
}

/** Step 1: the theme app embed, which lets the storefront show our tools. */
export function EmbedStep({ shopUrl, isOpened, onOpen }: EmbedStepProps) {
  const { data, error, refetch } = useThemeEditor(shopUrl);
  return (
    <>
      <div>
        <PageTitle
          title={ONE_MORE_STEP}
          text="It is one switch in your theme: your store shows Bellbird’s opt-in tools through an app embed, which is off until you switch it on."
        />
        <ol className={styles.moves}>
          {MOVES.map((move) => (
            <li key={move}>{move}</li>
          ))}
        </ol>
        {data === undefined && error !== null ? (
          <FailureNote what="The link to your theme" error={error} retry={() => void refetch()} />
        ) : (
          <Button
            component="a"
            href={data?.themeEditorUrl}
            loading={data === undefined}
            target="_blank"
            rel="noopener"
            variant={isOpened ? 'default' : 'filled'}
            size="md"
            onClick={onOpen}
            rightSection={<IconExternalLink size={16} stroke={1.75} aria-hidden />}
          >
            {ENABLE_EXTENSION}
          </Button>
        )}
        <p className={styles.aside}>{NOT_CHECKED}</p>
        <ScriptTag shopUrl={shopUrl} />
      </div>
      <div className={styles.sketch}>
        <StoreSketch />
      </div>
    </>
  );
}
