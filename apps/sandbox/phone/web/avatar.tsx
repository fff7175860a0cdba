import type { CSSProperties } from 'react';

/** The style sheet reads the hue. */
type AvatarStyle = CSSProperties & { '--hue': number };

/** A person's initials on a colour that always stays the same. */
export function Avatar({ name, seed, size = 44 }: { name: string; seed: string; size?: number }) {
  const hue = [...seed].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 360, 7);
  const initials = name
    .split(/[\s&]+/)
    .map((word) => word[0] ?? '')
    .slice(0, 2)
    .join('');
  const style: AvatarStyle = {
    '--hue': hue,
    width: size,
    height: size,
    fontSize: size * 0.36,
  };
  return (
    <span className="avatar" style={style} aria-hidden="true">
      {initials}
    </span>
  );
}
