import { useState } from 'react';
import { Button } from '../../ui/Button';
import { buttonClass } from '../../ui/buttonClass';
import { IconButton } from '../../ui/IconButton';
import styles from './ShareButton.module.css';

const whatsApp = (title: string, address: string): string =>
  `https://wa.me/?${new URLSearchParams({ text: `${title} ${address}`.toWellFormed() })}`;

interface ShareFallbackProps {
  title: string;
  address: string;
  onClose: () => void;
}

/** Two ways to pass the page on that need no share sheet: its address, and a message. */
export const ShareFallback = ({ title, address, onClose }: ShareFallbackProps) => {
  const [copied, setCopied] = useState<'no' | 'yes' | 'refused'>('no');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied('yes');
    } catch {
      // No clipboard outside a secure page, or not allowed: the address is shown to be copied by hand.
      setCopied('refused');
    }
  };

  return (
    <>
      <div className={styles.ways}>
        <Button variant="quiet" onClick={() => void copy()}>
          {copied === 'yes' ? 'Link copied' : 'Copy link'}
        </Button>
        <a
          className={buttonClass({ variant: 'quiet' })}
          href={whatsApp(title, address)}
          target="_blank"
          rel="noopener noreferrer"
        >
          WhatsApp
        </a>
      </div>
      <IconButton icon="close" label="Close sharing" className={styles.close} onClick={onClose} />
      <p role="status" className={styles.status}>
        {copied === 'yes' && 'The link is on your clipboard.'}
        {copied === 'refused' && 'Copy this address:'}
      </p>
      {copied === 'refused' && (
        <input
          className={styles.address}
          readOnly
          value={address}
          aria-label="Address to share"
          onFocus={({ target }) => {
            target.select();
          }}
        />
      )}
    </>
  );
};
