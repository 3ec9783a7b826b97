import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Drawer from '@mui/material/Drawer';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Button } from '../../ui/Button';
import { Opener } from '../Opener';
import type { States } from '../states';

/** The middle of the window. */
const middle = () => ({ top: innerHeight / 2, left: innerWidth / 2 });

export const LAYERS: States = {
  Dialog: {
    open: (
      <Opener name="Dialog">
        {(isOpen, close) => (
          <Dialog open={isOpen} onClose={close} aria-labelledby="parts-dialog">
            <DialogTitle id="parts-dialog">Payment Schedule</DialogTitle>
            <DialogContent>Three payments of GHS 40.00</DialogContent>
            <DialogActions>
              <Button variant="quiet" onClick={close}>
                Cancel
              </Button>
              <Button onClick={close}>Accept</Button>
            </DialogActions>
          </Dialog>
        )}
      </Opener>
    ),
  },
  Drawer: {
    open: (
      <Opener name="Drawer">
        {(isOpen, close) => (
          <Drawer open={isOpen} onClose={close} anchor="right" slotProps={{ paper: { 'aria-label': 'Filters' } }}>
            <Button onClick={close}>Done</Button>
          </Drawer>
        )}
      </Opener>
    ),
  },
  Menu: {
    open: (
      <Opener name="Menu">
        {(isOpen, close) => (
          <Menu
            open={isOpen}
            onClose={close}
            disablePortal
            anchorReference="anchorPosition"
            anchorPosition={middle()}
            slotProps={{ list: { 'aria-label': 'Sort by' } }}
          >
            <MenuItem onClick={close}>Name, A to Z</MenuItem>
            <MenuItem onClick={close} selected>
              Price, low to high
            </MenuItem>
          </Menu>
        )}
      </Opener>
    ),
  },
};
