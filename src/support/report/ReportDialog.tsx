import { useState } from 'react';
import { env } from '../../config/env';
import { useFeature } from '../../features/business/useFeature';
import { randomCode } from '../../lib/randomCode';
import { saveFile } from '../../lib/saveFile';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { ShopDialog } from '../../ui/ShopDialog';
import { useChunk } from '../../ui/useChunk';
import layout from '../../ui/layout.module.css';
import { readDevice } from './device';
import { fitSnapshot } from './fitSnapshot';
import styles from './ReportDialog.module.css';
import { ReportContents } from './ReportContents';
import { takeRecording } from '../record/takeRecording';
import type { Snapshot } from './snapshot';

const newReport = (recording: ReturnType<typeof takeRecording>) => {
  const code = randomCode();
  const text = fitSnapshot(recording, { code, now: Date.now(), app: env.appVersion, device: readDevice(window) });
  return { code, text, snapshot: JSON.parse(text) as Snapshot, name: `problem-${code}.json` };
};

/** Whether this browser can share files with other apps. */
const canShare = (file: File): boolean =>
  typeof navigator.share === 'function' &&
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [file] });

// In the chunk of the contact form, whose call it makes.
const loadSender = () => import(/* webpackChunkName: "message" */ '../../features/contact/SendReport');

/** Shows the report to the shopper, who saves or shares it, or sends it where the back end takes messages. */
export const ReportDialog = ({ onClose }: { onClose: () => void }) => {
  const dispatch = useAppDispatch();
  // The recording as it was when the dialog opened: the report does not change while it is read.
  const [{ code, text, snapshot, name }] = useState(() =>
    newReport(dispatch((_d, _g, { actionLog }) => takeRecording(actionLog))),
  );
  const [done, setDone] = useState('');
  const canSend = useFeature('contact');
  const sender = useChunk(loadSender, canSend);
  const file = new File([text], name, { type: 'application/json' });

  const save = () => {
    saveFile(name, 'application/json', text);
    setDone(`${name} is in your downloads.`);
  };
  const share = () => {
    navigator.share({ files: [file], title: `Problem ${code}` }).then(
      () => {
        setDone('Shared.');
      },
      () => {
        setDone('Not shared. You can save the file instead.');
      },
    );
  };

  return (
    <ShopDialog title="Report a problem" onClose={onClose}>
      <p>
        This creates one file that shows us the page as you saw it. Nothing is sent automatically:{' '}
        {canSend
          ? 'look through the file, then send it to our support team below.'
          : 'save the file and send it to our support team with this code.'}
      </p>
      <p className={styles.code}>
        Support code <strong>{code}</strong>
      </p>
      <ReportContents snapshot={snapshot} bytes={file.size} />
      {sender && (
        <div className={styles.send}>
          <h3 id="send-report" className={styles.title}>
            Send it to us
          </h3>
          <sender.SendReport code={code} report={{ ...snapshot }} titleId="send-report" />
        </div>
      )}
      <div className={styles.foot}>
        <p role="status" className={styles.done}>
          {done && `${done} Your support code is ${code}.`}
        </p>
        <div className={layout.row}>
          <Button variant={canSend ? 'quiet' : 'primary'} onClick={save}>
            Save the file
          </Button>
          {canShare(file) && (
            <Button variant="quiet" onClick={share}>
              Share it
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            Close
          </Button>
        </div>
      </div>
    </ShopDialog>
  );
};
