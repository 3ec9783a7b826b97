import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/Button';

interface OpenerProps {
  /** What the button says it opens. */
  name: string;
  children: (isOpen: boolean, close: () => void) => ReactNode;
}

/** A button for what lies over the whole page, and so has no place of its own on it. */
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
