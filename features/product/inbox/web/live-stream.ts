import { LiveEvent, STREAM_PATH } from '../contract/live.ts';

/** Stops the stream of this tab. */
export type StopLive = () => void;

/**
 * Reports what happens in the shop's inbox. One tab of the browser holds the stream and passes its events on to the
 * others. When that tab closes, another one opens the stream again and everybody is greeted, so that nothing is missed.
 */
export function openLive(shopUrl: string, onEvent: (event: LiveEvent) => void): StopLive {
  if (typeof EventSource === 'undefined') return () => undefined;
  const name = `bellbird-inbox-${shopUrl}`;
  // Browsers offer locks to secure pages only. Without them, each tab has its own stream.
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') return listen(shopUrl, onEvent);
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }) => read(data, onEvent));
  const stopped = new AbortController();
  const lead = () =>
    new Promise<void>((resolve) => {
      const stop = listen(shopUrl, (event) => {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it stays in the origin
        channel.postMessage(JSON.stringify(event));
        onEvent(event);
      });
      stopped.signal.addEventListener('abort', () => {
        stop();
        resolve();
      });
      if (stopped.signal.aborted) stop();
    });
  navigator.locks.request(name, { signal: stopped.signal }, lead).catch(() => undefined);
  return () => {
    stopped.abort();
    channel.close();
  };
}

function listen(shopUrl: string, onEvent: (event: LiveEvent) => void): StopLive {
  const source = new EventSource(`${STREAM_PATH}?shopUrl=${encodeURIComponent(shopUrl)}`);
  source.addEventListener('message', ({ data }) => read(data, onEvent));
  return () => source.close();
}

function read(data: unknown, onEvent: (event: LiveEvent) => void): void {
  const event = LiveEvent.safeParse(JSON.parse(String(data)));
  if (event.success) onEvent(event.data);
}
