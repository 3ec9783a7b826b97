import { Button } from '../ui/Button';
import { DialogHead } from '../ui/DialogHead';
import { ShopDialog } from '../ui/ShopDialog';
import { ShopDrawer } from '../ui/ShopDrawer';
import { ShopMenu } from '../ui/ShopMenu';
import { ENTRIES } from './layouts';
import { Opener } from './Opener';
import type { States } from './states';

const sized = (size: 'text' | 'full') => (
  <Opener name={`ShopDialog, ${size}`}>
    {(isOpen, close) =>
      isOpen && (
        <ShopDialog onClose={close} title="Size Guide" size={size}>
          Sizes XS to XXL
        </ShopDialog>
      )
    }
  </Opener>
);

const at = (side: 'left' | 'right') => (
  <Opener name={`ShopDrawer, ${side}`}>
    {(isOpen, close) => (
      <ShopDrawer
        open={isOpen}
        onClose={close}
        side={side}
        title="Shopping cart"
        footer={<Button wide>Proceed to checkout</Button>}
      >
        Two goods
      </ShopDrawer>
    )}
  </Opener>
);

export const OVERLAYS: States = {
  DialogHead: {
    usual: (
      <DialogHead id="parts-dialog-head" onClose={() => undefined}>
        Delivery
      </DialogHead>
    ),
  },
  ShopDialog: { text: sized('text'), 'the whole window': sized('full') },
  ShopMenu: {
    open: (
      <Opener name="ShopMenu">
        {(isOpen, close) => (
          <ShopMenu
            open={isOpen}
            onClose={close}
            anchor={() => document.querySelector('main')}
            align="end"
            label="My Account"
            entries={ENTRIES}
          />
        )}
      </Opener>
    ),
  },
  ShopDrawer: { 'on the right': at('right'), 'on the left': at('left') },
};
