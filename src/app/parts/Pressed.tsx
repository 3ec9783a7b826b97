import { type ReactNode, useEffect, useRef } from 'react';

/** Presses a button of the component once, to show a state that no prop sets. */
export const Pressed = ({ name, children }: { name: string; children: ReactNode }) => {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const buttons = [...(root.current?.querySelectorAll('button') ?? [])];
    buttons.find((one) => (one.getAttribute('aria-label') ?? one.textContent).startsWith(name))?.click();
  }, [name]);
  return <div ref={root}>{children}</div>;
};
