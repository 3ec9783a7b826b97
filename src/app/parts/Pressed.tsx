import { type ReactNode, useEffect, useRef } from 'react';

/** Presses a button in it once: for a state that a part comes to only by itself. */
export const Pressed = ({ name, children }: { name: string; children: ReactNode }) => {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const buttons = [...(root.current?.querySelectorAll('button') ?? [])];
    buttons.find((one) => (one.getAttribute('aria-label') ?? one.textContent).startsWith(name))?.click();
  }, [name]);
  return <div ref={root}>{children}</div>;
};
