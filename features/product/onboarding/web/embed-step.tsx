import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { texts } from '../texts/en.ts';
import styles from './onboarding-page.module.css';
import { PageTitle } from './page-title.tsx';
import { ScriptTag } from './script-tag.tsx';
import { StoreSketch } from './store-sketch.tsx';
import { useThemeEditor } from './use-onboarding.ts';

const MOVES = Object.values(texts.embed.moves);

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
        <PageTitle title={texts.embed.title} text={texts.embed.text} />
        <ol className={styles.moves}>
          {MOVES.map((move) => (
            <li key={move}>{move}</li>
          ))}
        </ol>
        {data === undefined && error !== null ? (
          <FailureNote what={texts.embed.what} error={error} retry={() => void refetch()} />
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
            {texts.embed.link}
          </Button>
        )}
        <p className={styles.aside}>{texts.embed.note}</p>
        <ScriptTag shopUrl={shopUrl} />
      </div>
      <div className={styles.sketch}>
        <StoreSketch />
      </div>
    </>
  );
}
