import type { SnapshotReport } from '../report/snapshot';
import styles from './SupportPage.module.css';

/** The report's code and the versions it was made with. */
export const ReportFacts = ({ report }: { report: SnapshotReport }) => {
  const { device, shortened } = report;
  return (
    <>
      <p className={styles.facts}>
        <strong>{report.code}</strong> · {report.route} · version {report.app} ·{' '}
        {new Date(report.made).toLocaleString()} · {device.browser}, {device.system}, {device.window},{' '}
        {device.connection}
      </p>
      {shortened.length > 0 && <p className={styles.hint}>Shortened: {shortened.join('; ')}.</p>}
    </>
  );
};

/** The recorded requests and errors. */
export const ReportCalls = ({ report }: { report: SnapshotReport }) => (
  <ol>
    {report.errors.map(({ name, message }, at) => (
      <li key={`error ${at}`}>
        {name}: {message}
      </li>
    ))}
    {report.requests.map(({ endpoint, status, ms, message }, at) => (
      <li key={`request ${at}`}>
        {endpoint}: {status}
        {ms !== null && `, ${ms} ms`}
        {message !== undefined && `, “${message}”`}
      </li>
    ))}
  </ol>
);
