import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/Button';

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
