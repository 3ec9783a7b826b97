import { spawnSync } from 'node:child_process';

const askGit = (): string => {
  const { error, stdout } = spawnSync('git', ['describe', '--always', '--dirty', '--exclude=*'], { encoding: 'utf8' });
  return error ? '' : stdout;
};

/** The commit being built, for problem reports. Empty when neither the environment nor git knows it. */
export const commitOf = ({ COMMIT = '' }: NodeJS.ProcessEnv): string =>
  /^[\w.-]{4,40}$/.exec((COMMIT || askGit()).trim())?.[0] ?? '';
