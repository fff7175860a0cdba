/** Initials on a colour that stays with the person. */
export function Avatar({ name, seed, size = 44 }: { name: string; seed: string; size?: number }) {
  const hue = [...seed].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 360, 7);
  const initials = name
    .split(/[\s&]+/)
    .map((word) => word[0] ?? '')
    .slice(0, 2)
    .join('');
  return (
    <span
      class="avatar"
      style={{ '--hue': hue, width: `${size}px`, height: `${size}px`, fontSize: `${size * 0.36}px` }}
      aria-hidden="true"
    >
      {initials}
    </span>
  );
}
