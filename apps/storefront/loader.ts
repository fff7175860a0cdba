import type { PublicTools } from '#features/opt-in-tools/contract/tool.ts';
import type {
  OptInAnswer,
  StorefrontApi,
  ToolModule,
} from '#features/opt-in-tools/tools/persistent-pill/widget/storefront-api.ts';

// A classic script shares one scope with every other on the page: all of this stays inside the function.
(() => {
  const script = document.currentScript as HTMLScriptElement | null;
  const pageId = script?.dataset['pageId'];
  if (!script || !pageId) return;
  const base = script.src.slice(0, script.src.lastIndexOf('/') + 1);
  const MEMORY = 'bellbird';
  const EVENTS_PAUSE_MS = 3000;

  /** `crypto.randomUUID` is there on https pages only. */
  const newId = () =>
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
      '',
    );

  interface Stored {
    confirmUrl: string | null;
    /** A server from before does not say it. */
    mustConfirm?: boolean;
  }

  interface Memory {
    visitorId: string;
    /** Ids of the tools this visitor opted in through. */
    optedIn: string[];
  }

  const recall = (): Memory | null => {
    try {
      const kept = JSON.parse(localStorage.getItem(MEMORY) ?? 'null') as Memory | null;
      if (kept?.visitorId && Array.isArray(kept.optedIn)) return kept;
    } catch {
      // Storage may be forbidden; then every page view is a new visitor.
    }
    return null;
  };
  const memory = recall() ?? { visitorId: newId(), optedIn: [] };
  const keep = () => {
    // Another tab may have remembered an opt-in since.
    memory.optedIn = [...new Set([...memory.optedIn, ...(recall()?.optedIn ?? [])])];
    try {
      localStorage.setItem(MEMORY, JSON.stringify(memory));
    } catch {
      // As above.
    }
  };

  /** What the shopper does not want to see again before the next session. */
  const left = (): string[] => {
    try {
      return (sessionStorage.getItem(MEMORY) ?? '').split(' ');
    } catch {
      // As above.
      return [];
    }
  };

  const fetchTools = async (init?: RequestInit) => {
    const answer = await fetch(`${base}tools?pageId=${encodeURIComponent(pageId)}`, init);
    return answer.ok ? ((await answer.json()) as PublicTools).tools : [];
  };

  let events: { toolId: string; kind: string }[] = [];
  let eventsTimer: ReturnType<typeof setTimeout> | undefined;
  const sendEvents = () => {
    if (events.length === 0) return;
    // The server takes so many at once.
    navigator.sendBeacon(`${base}events`, JSON.stringify({ pageId, events: events.slice(-50) }));
    events = [];
  };
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendEvents();
  });

  const api: StorefrontApi = {
    privacyUrl: script.dataset['privacyUrl'] || null,
    count(toolId, kind) {
      events.push({ toolId, kind });
      clearTimeout(eventsTimer);
      eventsTimer = setTimeout(sendEvents, EVENTS_PAUSE_MS);
    },
    leave(toolId) {
      try {
        sessionStorage.setItem(MEMORY, [...left(), toolId].join(' '));
      } catch {
        // As above.
      }
    },
    async optIn({ id: toolId, wordingVersion }, phone) {
      // text/plain is a simple request: the shopper does not wait for a preflight.
      const answer = await fetch(`${base}opt-ins`, {
        method: 'POST',
        headers: { 'content-type': 'text/plain' },
        body: JSON.stringify({
          pageId,
          toolId,
          wordingVersion,
          phone,
          pageAddress: location.href.slice(0, 2000),
          locale: navigator.language,
          visitorId: memory.visitorId,
        }),
      });
      if (answer.ok) return remember(toolId, (await answer.json()) as Stored);
      const { error } = (await answer.json()) as { error?: { code?: string; message?: string } };
      const { code = '', message = '' } = error ?? {};
      const tool =
        code === 'WORDING_CHANGED' && (await fetchTools({ cache: 'reload' })).find(({ id }) => id === toolId);
      return tool ? { kind: 'reworded', tool } : { kind: 'refused', code, message };
    },
  };

  const remember = (toolId: string, { confirmUrl, mustConfirm = false }: Stored): OptInAnswer => {
    // What is not confirmed yet may be tried again another day.
    if (mustConfirm) api.leave(toolId);
    else memory.optedIn.push(toolId);
    keep();
    return { kind: 'stored', confirmUrl, mustConfirm };
  };

  const show = async () => {
    const hidden = [...memory.optedIn, ...left()];
    const tool = (await fetchTools()).find(({ id }) => !hidden.includes(id));
    if (!tool) return;
    keep();
    const module = (await import(/* @vite-ignore */ `${base}persistent-pill.js`)) as ToolModule;
    module.showPill(tool, api);
  };

  // The shop's own page always comes first; when we cannot be reached, nothing is shown and nothing is said.
  const start = () => void show().catch(() => undefined);
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 200);
})();
