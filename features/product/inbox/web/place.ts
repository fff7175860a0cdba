import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { ThreadList } from '../contract/thread.ts';

/** The facts of the shop that the inbox shows. */
export interface InboxShop {
  shopUrl: string;
  shopCurrency: string;
  shopTimeZone: string;
}

/** The list and the conversation in the page's address. */
export interface Place {
  list: ThreadList;
  search: string;
  openId: string | null;
}

/** Returns the query of the address that shows a list. */
export function addressOf({ list, search }: Pick<Place, 'list' | 'search'>): string {
  const fields = new URLSearchParams({
    ...(list !== 'waiting' && { list }),
    ...(search !== '' && { search }),
  });
  return fields.size === 0 ? '' : `?${fields}`;
}

/** Reads the page's address. `show` changes the list, and `open` opens a conversation of it. */
export function usePlace() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [fields] = useSearchParams();
  const list = ThreadList.safeParse(fields.get('list')).data ?? 'waiting';
  const search = fields.get('search') ?? '';
  const openId = pathname.split('/')[2] ?? null;
  const show = (next: Pick<Place, 'list' | 'search'>) =>
    void navigate(`${pathname}${addressOf(next)}`, { replace: true });
  const open = (subscriberId: string) =>
    void navigate(`/inbox/${subscriberId}${addressOf({ list, search })}`);
  return { list, search, openId, show, open };
}
