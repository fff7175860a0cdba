/** Closes the menu on narrow screens, where it is above the page. Without scripts it stays open. */
export function foldMenu(): void {
  const menu = document.querySelector<HTMLDetailsElement>('details.menu');
  if (!menu) return;
  const narrow = matchMedia('(max-width: 55.99rem)');
  const follow = () => (menu.open = !narrow.matches);
  narrow.addEventListener('change', follow);
  follow();
  // Within the menu only: the page itself stays where its address says.
  const current = menu.querySelector<HTMLElement>('[aria-current]');
  const list = menu.querySelector('nav');
  if (current && list) list.scrollTop = current.offsetTop - list.offsetTop - list.clientHeight / 2;
}
