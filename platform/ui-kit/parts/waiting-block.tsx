import styles from './waiting-block.module.css';

/** Holds the place of something that is coming, in its shape. */
export function WaitingBlock({ height, width = '100%' }: { height: number; width?: number | string }) {
  return <span className={styles.block} style={{ height, width }} aria-hidden />;
}

/** Says once, to those who cannot see the blocks, what is coming. */
export function WaitingFor({ what }: { what: string }) {
  return (
    <span className={styles.spoken} role="status">
      {what} is loading
    </span>
  );
}
