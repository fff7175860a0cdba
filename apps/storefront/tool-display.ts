import type { PublicTool } from '#features/product/opt-in-tools/contract/tool.ts';
import {
  belongsHere,
  chooseTool,
  isDue,
  placeOf,
  PLACES,
  secondsOf,
  type Glance,
  type Place,
  type Visit,
} from '#features/product/opt-in-tools/rules/choose-tool.ts';
import type { ShownTool } from '#features/product/opt-in-tools/widget-kit/storefront-api.ts';
import { consentOf } from './consent-of.ts';
import { makeApi } from './make-api.ts';
import { hidden, hide, FROM_US, OPENED, recall, refresh } from './memory.ts';
import type { Page, Signal } from './page.ts';
import { showTool, type ToolApi } from './show-tool.ts';

interface Taken {
  tool: PublicTool;
  /** Null or undefined until it is rendered. */
  drawn?: ShownTool | null;
}

const ORDER_PAGE = /\/(orders|thank[-_]you)(\/|$)/;
/** URLs with the token of a chat's link, which may be any page; product pages; the cart. */
const FOLLOWED = /[?&/](?:(bb=)|(products\/)|cart)/;
const AT_FIRST: Glance = { seconds: 0, scrolled: 0 };
/** After this many seconds a theme may have replaced the content of the page it left. */
const REPLACED_BY = [1, 3, 9];

/** Shows in each place of a page the tool whose turn it is, and removes tools that no longer belong there. */
export class ToolDisplay {
  readonly #page: Page;
  readonly #tools: readonly PublicTool[];
  #made: ToolApi | undefined;
  readonly #taken = new Map<Place, Taken>();
  #facts = AT_FIRST;

  /** The tools' API is created when the first tool is due, because reading the browser's storage is slow. */
  constructor(page: Page, tools: readonly PublicTool[]) {
    this.#page = page;
    this.#tools = tools;
  }

  get #api(): ToolApi {
    return (this.#made ??= makeApi(this.#page, () => this.#clear()));
  }

  begin(): void {
    this.#page.listen(
      (signal) => this.#onSignal(signal),
      this.#tools.map(({ settings }) => settings.behaviour?.when.showAt),
    );
    this.#beginView([]);
  }

  #beginView(checkAfter: readonly number[]): void {
    const facts = (this.#facts = { ...AT_FIRST });
    // Only known shoppers' product views and a linked chat's cart are reported, so nobody else loads that code.
    const { pathname, search } = this.#page.location;
    const found = FOLLOWED.exec(search + pathname);
    if (found) {
      const { shopper, chat } = recall(this.#page);
      if (chat || found[1] || (found[2] && shopper)) this.#load('visits');
    }
    for (const seconds of new Set([0, ...checkAfter, ...this.#tools.map(secondsOf)])) {
      // By timers and not by the clock, which can be changed meanwhile.
      const pass = () => {
        facts.seconds = seconds;
        this.#forgetLost();
        this.#showDue();
      };
      if (seconds > 0) this.#page.after(seconds, pass);
      else pass();
    }
  }

  #onSignal({ hasMoved, ...facts }: Signal): void {
    if (hasMoved) {
      this.#clear(true);
      this.#beginView(REPLACED_BY);
    } else {
      Object.assign(this.#facts, facts);
      this.#showDue();
    }
  }

  #readVisit(): Visit {
    const { location, now, hasPlace } = this.#page;
    const session = hidden(this.#page);
    const { memory, device } = this.#api;
    // In another tab the shopper may have opted in or closed something.
    refresh(this.#page, memory);
    return {
      ...this.#facts,
      ...memory,
      page: location.pathname + location.search,
      device,
      now: now(),
      hidden: session,
      hasOpened: session.includes(OPENED),
      isFromUs: session.includes(FROM_US),
      isOrderPage: ORDER_PAGE.test(location.pathname),
      hasPlace,
    };
  }

  #showDue(): void {
    // The first read of the browser's storage is slow, so it waits until a tool is due.
    const isFree = (place: Place) => !this.#taken.has(place);
    if (!this.#tools.some((tool) => isFree(placeOf(tool)) && isDue(tool, this.#facts))) return;
    const visit = this.#readVisit();
    for (const place of PLACES) {
      const tool = isFree(place) && chooseTool(this.#tools, visit, place);
      if (tool) this.#take(place, tool);
    }
  }

  #take(place: Place, chosen: PublicTool): void {
    const taken: Taken = { tool: chosen };
    this.#taken.set(place, taken);
    // A tool that cannot be loaded is not shown, and nothing is reported.
    void this.#draw(place, taken).catch(() => undefined);
  }

  async #draw(place: Place, taken: Taken): Promise<void> {
    const { tool: chosen } = taken;
    // A visitor who declined to be recognised gets no variant, because the next page would choose another.
    const isCompared = chosen.experiment && (await consentOf(this.#page)).mayKnow;
    const tool = isCompared ? await this.#side(chosen) : chosen;
    const file = tool && (await this.#page.load(tool.type));
    if (place === 'above') await file?.whenFree?.();
    // Meanwhile the shopper may have gone to a page where the tool must not be shown, or opted in elsewhere.
    if (this.#taken.get(place) !== taken) return;
    if (place === 'above') hide(this.#page, OPENED);
    if (!file) return this.#api.count(chosen.id, 'heldOut');
    // Messenger does not report which visitor opens the chat, so its link has to identify this browser.
    if (tool.channel === 'FB') this.#load('chat', tool.chatUrl);
    taken.drawn = showTool(file, this.#api, tool);
  }

  /** Nothing depends on this part, so a failure is ignored. */
  #load(...part: Parameters<Page['begin']>): void {
    this.#page.begin(...part).catch(() => undefined);
  }

  #side(tool: PublicTool) {
    return this.#page.begin('choose-side', tool, this.#api.memory.visitorId) as Promise<PublicTool | null>;
  }

  /** Removes tools that no longer belong here. One with a completed opt-in stays and shows its confirmation. */
  #clear(hasMoved = false): void {
    for (const [place, { tool, drawn }] of this.#taken) {
      const visit = this.#readVisit();
      const isUsed =
        (place === 'above' && drawn) || (!hasMoved && [...visit.optedIn, ...visit.hidden].includes(tool.id));
      if (isUsed || belongsHere(tool, this.#tools, visit)) continue;
      drawn?.remove();
      this.#taken.delete(place);
    }
  }

  /**
   * A theme may replace the whole page with our tools in it. Checked a few times only, because it may do so on purpose.
   */
  #forgetLost(): void {
    for (const [place, { drawn }] of this.#taken) {
      if (!drawn || drawn.isThere()) continue;
      drawn.remove();
      this.#taken.delete(place);
    }
  }
}
