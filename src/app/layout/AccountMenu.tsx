import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router';
import { paths } from '../../config/paths';
import { overlayOpened } from '../../features/overlays/overlaysSlice';
import { useAppDispatch } from '../../store/hooks';
import { MuiRoot } from '../../theme/MuiRoot';
import { useLogOut } from './useLogOut';

interface AccountMenuProps {
  id: string;
  button: HTMLButtonElement;
  open: boolean;
  onClose: () => void;
}

/** What customers do with their account, below the button that opened it. */
export const AccountMenu = ({ id, button, open, onClose }: AccountMenuProps) => {
  const logOut = useLogOut();
  const dispatch = useAppDispatch();
  const report = () => {
    onClose();
    // The dialog gives the focus back to where it was, and this menu is gone by then.
    button.focus();
    dispatch(overlayOpened('report'));
  };
  return (
    <MuiRoot>
      <Menu
        id={id}
        open={open}
        onClose={onClose}
        anchorEl={button}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        disableScrollLock
        // What is chosen here may take the focus elsewhere while the menu goes.
        disableEnforceFocus
        slotProps={{ list: { 'aria-labelledby': button.id } }}
      >
        <MenuItem component={Link} to={paths.orders} onClick={onClose}>
          Orders
        </MenuItem>
        <MenuItem component={Link} to={paths.accountEdit} onClick={onClose}>
          Change Password
        </MenuItem>
        <MenuItem aria-haspopup="dialog" onClick={report}>
          Report a problem
        </MenuItem>
        <MenuItem onClick={logOut}>Logout</MenuItem>
      </Menu>
    </MuiRoot>
  );
};
