import { CopyText } from '#platform/ui-kit/parts/copy-text.tsx';
import { RichText } from '#platform/ui-kit/texts/rich-text.tsx';
import { texts } from '../texts/en.ts';
import styles from './script-tag.module.css';
import { useThemeEditor } from './use-onboarding.ts';

/** The alternative for a theme without app embeds. Hidden while the line is unknown. */
export function ScriptTag({ shopUrl }: { shopUrl: string }) {
  const { data } = useThemeEditor(shopUrl);
  return (
    data && (
      <div className={styles.tag}>
        <p>
          <RichText text={texts.embed.withoutEmbeds} values={{ tag: <code>{'</body>'}</code> }} />
        </p>
        <code className={styles.line}>
          <CopyText text={data.scriptTag} name={texts.embed.line} />
        </code>
      </div>
    )
  );
}
