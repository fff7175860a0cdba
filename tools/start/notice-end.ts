/** Calls back when this process receives a signal to end, or when the process that started it is gone. */
export function noticeEnd(onEnd: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onEnd);
  process.on('disconnect', onEnd);
}
