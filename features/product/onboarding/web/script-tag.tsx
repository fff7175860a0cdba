import { CopyText } from '#platform/ui-kit/parts/copy-text.tsx';
import styles from './script-tag.module.css';
import { useThemeEditor } from './use-onboarding.ts';

/** The alternative for a theme without app embeds. Hidden while the line is unknown. */
export function ScriptTag({ shopUrl }: { shopUrl: string }) {
  const { data } = useThemeEditor(shopUrl);
  return (
    data && (
      <div className={styles.tag}>
        <p>
          Your theme has no app embeds? Then put this line before <code>&lt;/body&gt;</code> in its layout:
        </p>
        <code className={styles.line}>
          <CopyText text={data.scriptTag} name="the line for your theme" />
        </code>
      </div>
    )
  );
}
