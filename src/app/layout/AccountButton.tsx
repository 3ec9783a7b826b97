import { useId, useState } from 'react';
import { notify } from '../../api/apiEvents';
import { useAppDispatch } from '../../store/hooks';
import dropdown from '../../ui/Dropdown.module.css';
import { Icon } from '../../ui/Icon';
import { useChunk } from '../../ui/useChunk';
import { usePrefetch } from '../../ui/usePrefetch';

const load = () => import(/* webpackChunkName: "account-menu" */ './AccountMenu');

/** The button stands there at once; its menu comes when the page is quiet, or with the first press. */
export const AccountButton = () => {
  const id = useId();
  const dispatch = useAppDispatch();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  usePrefetch(load);
  const close = () => {
    setOpen(false);
  };
  const menu = useChunk(load, open, () => {
    close();
    dispatch(notify('error', 'This could not be opened. Please try again.'));
  });
  return (
    <>
      <button
        ref={setButton}
        id={`${id}-button`}
        type="button"
        className={dropdown.button}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => {
          // Safari does not focus a pressed button, and the focus must come back to it.
          button?.focus();
          setOpen(!open);
        }}
      >
        My Account
        <Icon name="down" size={16} className={dropdown.arrow} />
      </button>
      {menu && button && <menu.AccountMenu id={id} button={button} open={open} onClose={close} />}
    </>
  );
};
