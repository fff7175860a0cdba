import type { SketchBox, ToolDefinition } from '../../contract/tool-definition.ts';
import styles from './tools-page.module.css';

/** A sketch of the tool's position on a store page. */
export function ToolSketch({ tool, words }: ToolDefinition['sketch']) {
  return (
    <svg className={styles.sketch} viewBox="0 0 160 112" aria-hidden>
      <rect className={styles.sketchPage} x="0.5" y="0.5" width="159" height="111" rx="8" />
      <path className={styles.sketchLine} d="M0 16 H160" />
      <rect className={styles.sketchSoft} x="14" y="28" width="40" height="36" rx="4" />
      <rect className={styles.sketchSoft} x="60" y="28" width="40" height="36" rx="4" />
      <rect className={styles.sketchSoft} x="106" y="28" width="40" height="36" rx="4" />
      <rect className={styles.sketchSoft} x="14" y="70" width="28" height="5" rx="2.5" />
      <rect className={styles.sketchSoft} x="60" y="70" width="28" height="5" rx="2.5" />
      <Box className={styles.sketchTool} box={tool} />
      {words.map((box) => (
        <Box key={`${box.x} ${box.y}`} className={styles.sketchWord} box={box} />
      ))}
    </svg>
  );
}

function Box({ className, box }: { className: string | undefined; box: SketchBox }) {
  const { radius, ...place } = box;
  return <rect className={className} {...place} rx={radius} />;
}
