import styles from './ReportDialog.module.css';
import type { Snapshot } from './snapshot';
import { stepWords } from '../record/recording';

const KILOBYTE = 1000;

const time = (at: number): string => new Date(at).toLocaleTimeString();

const Log = ({ title, rows }: { title: string; rows: readonly string[] }) => (
  <details className={styles.details}>
    <summary>{title}</summary>
    <ol>
      {rows.map((row, index) => (
        <li key={index}>{row}</li>
      ))}
    </ol>
  </details>
);

/** Plain-text summary of the report: everything that the file contains, and what it never does. */
export const ReportContents = ({ snapshot, bytes }: { snapshot: Snapshot; bytes: number }) => {
  const { actionsById, committedState } = snapshot;
  const { report } = committedState;
  const { device, requests, errors, shortened } = report;
  const steps = Object.values(actionsById).slice(1);
  return (
    <>
      <h3 className={styles.title}>In the file</h3>
      <dl className={styles.facts}>
        <dt>Page</dt>
        <dd>{report.route}</dd>
        <dt>Shop</dt>
        <dd>Version {report.app}</dd>
        <dt>Device</dt>
        <dd>
          {device.browser} on {device.system}, window {device.window}, {device.touch ? 'touch' : 'no touch'}, theme{' '}
          {device.theme}, language {device.language}
        </dd>
        <dt>Connection</dt>
        <dd>{device.connection}</dd>
        <dt>Size</dt>
        <dd>{(bytes / KILOBYTE).toFixed(1)} kB</dd>
      </dl>
      <p>
        What the page showed: products, prices, quantities, amounts and order statuses, without pictures. What you
        pressed, which fields you filled in and their error messages, but never what you typed.
      </p>
      {shortened.length > 0 && <p>To keep the file small, these are left out: {shortened.join('; ')}.</p>}
      <Log
        title={`Your last ${steps.length} steps`}
        rows={steps.map(({ action, timestamp }) => `${time(timestamp)} ${stepWords(action)}`)}
      />
      <Log
        title={`Requests to the server (${requests.length}), without the data you entered`}
        rows={requests.map(({ endpoint, status, ms, message, at }) => {
          const duration = ms === null ? '' : `, ${ms} ms`;
          return `${time(at)} ${endpoint}: ${status}${duration}${message === undefined ? '' : `, “${message}”`}`;
        })}
      />
      <Log
        title={`Errors (${errors.length})`}
        rows={errors.map(({ name, message, at }) => `${time(at)} ${name}: ${message}`)}
      />
      <details className={styles.details}>
        <summary>The whole file</summary>
        <pre>{JSON.stringify(snapshot, null, 1)}</pre>
      </details>
      <h3 className={styles.title}>Never in the file</h3>
      <p>
        Your name, email address, phone number, addresses, passwords, sign-in, payment data, order numbers and notes,
        what you searched for, and anything you typed. Words like “Firstname” or “ORDER-1” are used instead.
      </p>
    </>
  );
};
