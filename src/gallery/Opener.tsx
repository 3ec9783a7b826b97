import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../ui/Button';

interface OpenerProps {
  /** The label of the button: the thing it opens. */
  name: string;
  children: (isOpen: boolean, close: () => void) => ReactNode;
}

/** A button that opens an overlay, for components that are not part of the page. */
export const Opener = ({ name, children }: OpenerProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        onClick={() => {
          setOpen(true);
        }}
      >
        Open {name}
      </Button>
      {children(isOpen, () => {
        setOpen(false);
      })}
    </>
  );
};

/** Presses a button of the component once, to show a state that no prop sets. */
export const Pressed = ({ name, children }: { name: string; children: ReactNode }) => {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const buttons = [...(root.current?.querySelectorAll('button') ?? [])];
    buttons.find((one) => (one.getAttribute('aria-label') ?? one.textContent).startsWith(name))?.click();
  }, [name]);
  return <div ref={root}>{children}</div>;
};
