import { type IconName, iconPaths, solidPaths } from './iconPaths';

const paths: Readonly<Record<string, string>> = { ...iconPaths, ...solidPaths };

interface IconProps {
  name: IconName;
  size?: number;
  className?: string | undefined;
}

/** An icon beside text, hidden from assistive technology: the text is the accessible name. */
export const Icon = ({ name, size = 24, className }: IconProps) => {
  const solid = name in solidPaths;
  // Grows with the text beside it; Safari reports an error for every `rem` in an attribute.
  const length = `${size / 16}em`;
  return (
    <svg
      className={className}
      width={length}
      height={length}
      viewBox="0 0 24 24"
      fill={solid ? 'currentColor' : 'none'}
      stroke={solid ? 'none' : 'currentColor'}
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d={paths[name] ?? name} />
    </svg>
  );
};
